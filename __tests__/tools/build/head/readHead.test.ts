import { checkHead } from '../../../../tools/build/head/checkHead'
import { namingRules } from '../../../../tools/build/head/headRules'
import { headTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { readHead } from '../../../../tools/build/head/readHead'
import { expectSome } from '../../../support/expectSome'

const product = pageHeads().find(({ type }) => type === 'Product')!
const file = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`

const html = file(headTags(product))
const elements = readHead(html)

/** Names of what is wrong once this element is changed. */
const leaksWith = ({ start, end }: { start: number; end: number }, change: (tag: string) => string) =>
  checkHead(html.slice(0, start) + change(html.slice(start, end)) + html.slice(end)).leaks.map((leak) =>
    leak.slice(0, leak.indexOf(': ')),
  )

it.each(elements)('$name is right as it is', (element) => {
  expect(leaksWith(element, (tag) => tag)).toEqual([])
})

it.each(elements.filter(({ name }) => name in namingRules))(
  '$name is found where it is there twice or has an attribute more',
  (element) => {
    const leak = `encabezado, ${element.name}`
    const isRepeated = element.name === 'link alternate'
    expect(leaksWith(element, (tag) => tag + tag)).toEqual(isRepeated ? [] : [leak, leak])
    expect(leaksWith(element, (tag) => tag.replace(/^<\w+/, '$& data-story="Una noche"'))).toContain(leak)
  },
)

it('the head is read element by element, with what stands loose in it', () => {
  const html =
    '<html><head><meta charset="utf-8"><meta name="a" content="b"><link rel="icon" href="/i">\n<title>T</title><!-- c --><script id="x">s</script><script type="t">u</script><style>v</style></head><body><meta name="z"></body></html>'
  expect(readHead(html).map(({ name, content }) => [name, content])).toEqual([
    ['meta charset', 'utf-8'],
    ['meta a', 'b'],
    ['link icon', '/i'],
    ['title', 'T'],
    ['#comment', '<!-- c -->'],
    ['script x', 's'],
    ['script t', 'u'],
    ['style', 'v'],
  ])
  for (const { name, content, start, end } of expectSome(readHead(html)))
    expect([name, html.slice(start, end)]).toEqual([name, expect.stringContaining(content)])
})

it('what names the page is taken out, the rest stays as it is', () => {
  const html = file(
    '<meta charset="utf-8"><meta name="description" content="a"><link rel="canonical" href="b"><title>T</title>',
  )
  expect(checkHead(html).rest).toBe(file('<meta charset="utf-8">  <title>T</title>'))
})

it('a leak is shown by its first sixty letters', () => {
  expect(checkHead(file(`<!-- ${'a'.repeat(100)} -->`)).leaks).toEqual([
    `encabezado, #comment: <!-- ${'a'.repeat(55)}`,
  ])
})

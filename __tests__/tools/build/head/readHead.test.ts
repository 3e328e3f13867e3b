import { checkHead } from '../../../../tools/build/head/checkHead'
import { namingRules } from '../../../../tools/build/head/headRules'
import { headTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { readHead } from '../../../../tools/build/head/readHead'

const product = pageHeads().find(({ type }) => type === 'Product')!
const file = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`

it.each(readHead(file(headTags(product))).map((element) => [element.name, element] as const))(
  '%s is found where it is there twice or has an attribute more',
  (name, { start, end }) => {
    const html = file(headTags(product))
    const leaksWith = (change: (tag: string) => string) =>
      checkHead(html.slice(0, start) + change(html.slice(start, end)) + html.slice(end)).leaks.map((leak) =>
        leak.slice(0, leak.indexOf(': ')),
      )
    expect(leaksWith((tag) => tag)).toEqual([])
    if (name in namingRules) {
      const isRepeated = name === 'link alternate'
      expect(leaksWith((tag) => tag + tag)).toEqual(
        isRepeated ? [] : [`encabezado, ${name}`, `encabezado, ${name}`],
      )
      expect(leaksWith((tag) => tag.replace(/^<\w+/, '$& data-story="Una noche"'))).toContain(
        `encabezado, ${name}`,
      )
    }
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
  for (const { name, content, start, end } of readHead(html))
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

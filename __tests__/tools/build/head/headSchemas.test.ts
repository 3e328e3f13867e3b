import { isPageAssets, isStructuredData } from '../../../../tools/build/head/headSchemas'
import { headTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { readHead } from '../../../../tools/build/head/readHead'
import { pageAssets } from './support/pageAssets'
import { spoil } from './support/spoil'

const [home, about, , , painting] = pageHeads()
const product = pageHeads().find(({ type }) => type === 'Product')!

const structuredData = (head: typeof product) => {
  const elements = readHead(`<head>${headTags(head)}</head>`)
  const contentOf = (name: string) => elements.find((element) => element.name === name)?.content ?? ''
  const page = {
    title: contentOf('meta og:title'),
    description: contentOf('meta description'),
    image: contentOf('meta og:image'),
  }
  return { json: contentOf('script application/ld+json'), page }
}

/** What of the data, spoiled in one place, a rule takes all the same. */
const takenOf = (data: unknown, isTaken: (json: string) => boolean) =>
  spoil({ data })
    .filter(({ value }) => isTaken(String(JSON.stringify((value as { data?: unknown }).data))))
    .map(({ what }) => what)

it.each([home!, about!, painting!, product].map((head) => [head.path, head] as const))(
  'in the structured data of %s no key can be added, left out or changed',
  (_, head) => {
    const { json, page } = structuredData(head)
    expect(isStructuredData(json, page)).toBe(true)
    // The names in the trail are pages' titles, free but for their length.
    const taken = takenOf(JSON.parse(json), (text) => isStructuredData(text, page))
    const others = taken.filter((what) => !/itemListElement\.\d\.(name|position) changed/.test(what))
    expect(others).toEqual([])
  },
)

it('a name in the trail has at most 70 letters', () => {
  const { json, page } = structuredData(product)
  const data = JSON.parse(json) as { '@graph': [unknown, { itemListElement: { name: string }[] }] }
  const isTaken = (name: string) => {
    data['@graph'][1].itemListElement[0]!.name = name
    return isStructuredData(JSON.stringify(data), page)
  }
  expect(['a'.repeat(70), 'a'.repeat(71)].map(isTaken)).toEqual([true, false])
  expect(isStructuredData('{', page)).toBe(false)
})

const assets = {
  ...pageAssets,
  pictures: pageAssets.pictures.map((picture) => ({ ...picture, media: 'print' })),
}

it('in the list of a page’s files no key can be added, left out or changed', () => {
  expect(isPageAssets(JSON.stringify(assets))).toBe(true)
  // How wide a picture is, and when it applies, are lengths and media, not words.
  expect(takenOf(assets, isPageAssets)).toEqual([
    'data.pictures.0.sizes changed',
    'data.pictures.0.media left out',
    'data.pictures.0.media changed',
  ])
  expect(isPageAssets('{')).toBe(false)
})

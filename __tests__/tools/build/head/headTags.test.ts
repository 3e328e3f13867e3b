import { headTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { toInlineJson } from '../../../../tools/build/head/structuredData'

const product = pageHeads().find(({ type }) => type === 'Product')!

it('signs that end an attribute or an element cannot', () => {
  const tags = headTags({ ...product, title: '<b>"A" & b', description: '</script>' })
  expect(tags).toContain('content="&#60;b&#62;&#34;A&#34; &#38; b')
  expect(tags.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(toInlineJson({ a: '<' }))).toEqual({ a: '<' })
})

it('a page whose share card is not in the inventory has no head', () => {
  expect(() => headTags({ ...product, share: 'no-hay' })).toThrow(
    'public/share/no-hay.jpg has no line in src/content/pictureInventory.ts',
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseFragment } from 'parse5'
import sharp from 'sharp'
import { addressesIn, pageFile } from '../../../tools/build/builtSite'
import { readHead } from '../../../tools/build/head/readHead'
import { dist, readBuilt } from './support/built'
import { attributesOf, elementsIn } from '../../support/elements'
import { expectSome } from '../../support/expectSome'

// The built heads, map, robots' file and manifest are those that a person has read, and each picture is what they say.

const reviewed = readFileSync(join(__dirname, '../build/head/reviewedHeads.txt'), 'utf8')

/** Text by title, e.g. `/nosotros` or `robots.txt`. */
const sections = new Map(
  reviewed
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n')
      return [title, part.slice(title.length).trim()] as const
    }),
)

const pages = addressesIn(dist)

/** Alike on every page: `reviewedHeads.txt` has what differs. */
const common = {
  title: {},
  'meta charset': { charset: 'utf-8' },
  'meta viewport': { name: 'viewport', content: 'width=device-width,initial-scale=1' },
  'meta theme-color': { name: 'theme-color', content: '#120b1b' },
  'link expect': { rel: 'expect', href: '#static-loading', blocking: 'render' },
  'link icon': { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  'link apple-touch-icon': { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  'link manifest': { rel: 'manifest', href: '/manifest.webmanifest' },
}

/** Code, and the list of files named by their content. */
const isCode = (name: string) => ['style', 'script', 'script page-assets'].includes(name)

const elementsOf = (file: string) => readHead(readBuilt(file).toString()).filter(({ name }) => !isCode(name))

const commonTags = (file: string) =>
  Object.fromEntries(
    elementsOf(file)
      .filter(({ name }) => name in common)
      .map(({ name, attributes }) => [name, attributes]),
  )

const namingTags = (file: string) =>
  elementsOf(file)
    .filter(({ name }) => !(name in common))
    .map(({ name, attributes, content }) =>
      name.startsWith('script') ? (JSON.parse(content) as unknown) : attributes,
    )

const expectedTags = (title: string) => {
  const [tags = '', json] = (sections.get(title) ?? '').split(/\n(?=\{)/)
  const elements = elementsIn(parseFragment(tags)).map(attributesOf)
  return json ? [...elements, JSON.parse(json) as unknown] : elements
}

test('there is a reviewed head for each page, and none for a page that is gone', () => {
  expect([...sections.keys()].filter((title) => title.startsWith('/')).sort()).toEqual(pages)
})

test.each(pages)('%s has the head that a person has read', (path) => {
  expect(namingTags(pageFile(path))).toEqual(expectedTags(path))
  expect(commonTags(pageFile(path))).toEqual(common)
})

test('the page for unknown addresses has the head that a person has read', () => {
  expect(namingTags('404.html')).toEqual(expectedTags('any unknown address'))
})

test.each(['robots.txt', 'sitemap.xml', 'manifest.webmanifest'])('%s is what a person has read', (file) => {
  expect(readBuilt(file).toString().trim()).toBe(sections.get(file))
})

const metaOf = (html: string) => {
  const named = elementsIn(parse(html)).map(attributesOf)
  return new Map(named.map(({ name, property, content }) => [property ?? name, content ?? '']))
}

const measure = async (address: string) => {
  const { format, width, height } = await sharp(readBuilt(new URL(address, 'https://x').pathname)).metadata()
  return { format, size: `${width}x${height}` }
}

test.each(pages)('the share picture of %s is a JPEG of the size that the head says', async (path) => {
  const meta = metaOf(readBuilt(pageFile(path)).toString())
  const said = `${meta.get('og:image:width')}x${meta.get('og:image:height')}`
  expect(await measure(meta.get('og:image') ?? '')).toEqual({ format: 'jpeg', size: said })
})

test('the icons have the size and the type that the manifest says, and phones’ icon 180 × 180', async () => {
  const { icons } = JSON.parse(readBuilt('manifest.webmanifest').toString()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
  }
  for (const { src, sizes, type } of expectSome(icons)) {
    const { format, size } = await measure(src)
    expect([src, type]).toEqual([src, format === 'svg' ? 'image/svg+xml' : `image/${format}`])
    expect([src, sizes === 'any' ? sizes : size]).toEqual([src, sizes])
  }
  expect(await measure('/apple-touch-icon.png')).toEqual({ format: 'png', size: '180x180' })
})

test('no two pages share a title or a sentence, and a sentence fills its place in a list of results', () => {
  const metas = pages.map((path) => metaOf(readBuilt(pageFile(path)).toString()))
  for (const name of ['og:title', 'description']) {
    const texts = metas.map((meta) => meta.get(name) ?? '')
    expect(expectSome(texts).filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
  const lengths = metas.map((meta) => meta.get('description')?.length ?? 0)
  expect(Math.min(...lengths)).toBeGreaterThan(50)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(156)
})

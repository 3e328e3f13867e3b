import { readdirSync, readFileSync } from 'node:fs'
import { brand, premiumPrice } from '../../../../src/content/constants'
import { gate } from '../../../../src/content/legal'
import { paintingClosings } from '../../../../src/content/paintingClosings'
import { products } from '../../../../src/content/products'
import { findCatalogueWordsInFile } from '../../../../tools/dossier/findCatalogueWords'
import { headTags, notFoundHeadTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { pageAssets } from './support/pageAssets'

const parts: Readonly<Record<string, string>> = {
  title: `${gate.question} — ${brand}`,
  assets: `<script type="application/json" id="page-assets">${JSON.stringify(pageAssets)}</script>`,
}

/** public/index.html with this head, as the build fills it in. */
const fileWith = (head: string) =>
  readFileSync('public/index.html', 'utf8').replaceAll(/<%= (\w+) %>/g, (_, part: string) =>
    part === 'head' ? head : (parts[part] ?? ''),
  )
const leaksOf = (html: string) => findCatalogueWordsInFile('/', Buffer.from(html))

const [bottle] = products
const headOf = (path: string) => {
  const found = pageHeads().find((page) => page.path === path)
  if (!found) throw new Error(`no page at ${path}`)
  return headTags(found)
}
const bottleFile = () => fileWith(headOf('/productos/singani-premium-1'))
const longStory = paintingClosings.ancestros

it.each(pageHeads().map((page) => [page.path, page] as const))(
  'the head of %s names its page and says nothing else of the catalogue',
  (_, page) => {
    expect(leaksOf(fileWith(headTags(page)))).toEqual([])
  },
)

it('the head of an unknown address says nothing of the catalogue either', () => {
  expect(leaksOf(fileWith(notFoundHeadTags()))).toEqual([])
})

it.each<[string, (html: string) => string, string]>([
  [
    'the whole description in the structured data',
    (html) => html.replace(/("description":")[^"]*/, `$1${bottle?.desc}`),
    'encabezado, script application/ld+json',
  ],
  [
    'a price in the structured data',
    (html) => html.replace('"@type":"Product"', '"@type":"Product","offers":{"price":"63"}'),
    'encabezado, script application/ld+json',
  ],
  [
    'a painting’s story in a tag of its own',
    (html) => html.replace('</title>', `</title><meta name="historia" content="${longStory}">`),
    'encabezado, meta historia',
  ],
  [
    'a painting’s story in a tag that is known',
    (html) => html.replace('content="#120b1b"', `content="${longStory}"`),
    'encabezado, meta theme-color',
  ],
  [
    'a description as long as the page’s text',
    (html) => html.replace(/(name="description" content=")[^"]*/, `$1${bottle?.desc}`),
    'encabezado, meta description',
  ],
  [
    'a sentence for chats that is not the page’s',
    (html) => html.replace(/(og:description" content=")[^"]*/, '$1Otra frase.'),
    'encabezado, meta og:description',
  ],
  [
    'a second description',
    (html) => html.replace('</title>', '</title><meta name="description" content="Otra frase.">'),
    'encabezado, meta description',
  ],
  [
    'another attribute beside a description',
    (html) => html.replace('name="description"', `name="description" data-story="${longStory}"`),
    'encabezado, meta description',
  ],
  [
    'the page’s title in the tab',
    (html) => html.replace(/<title>[^<]*/, '<title>Singani Premium — Bohemia 56'),
    'encabezado, title',
  ],
  [
    'one key more in the list of files',
    (html) => html.replace('"scripts":', '"story":"Una noche","scripts":'),
    'encabezado, script page-assets',
  ],
  [
    'a file of the list that is named by its words',
    (html) => html.replace('0123456789ab', 'una-noche-de-ponchos.de-rombos'),
    'encabezado, script page-assets',
  ],
  ['a comment', (html) => html.replace('</title>', '</title><!-- Una noche -->'), 'encabezado, #comment'],
  [
    'a tag that search engines read as sexual or violent content',
    (html) => html.replace('</title>', '</title><meta name="rating" content="adult">'),
    'encabezado, meta rating',
  ],
  ['a price in the body', (html) => html.replace('</noscript>', `${premiumPrice}</noscript>`), premiumPrice],
  [
    'a sentence of a story in the body, escaped',
    (html) => html.replace('</noscript>', `${longStory.replaceAll(' ', '&nbsp;')}</noscript>`),
    'En la Vía Láctea camina la Yacana',
  ],
])('%s is found', (_, spoil, leak) => {
  const html = spoil(bottleFile())
  expect(html).not.toBe(bottleFile())
  expect(leaksOf(html)).toContainEqual(expect.stringContaining(leak))
})

it('no template of a page calls itself adult', () => {
  const templates = [
    ...readdirSync('public').map((name) => `public/${name}`),
    ...readdirSync('src/audit/page').map((name) => `src/audit/page/${name}`),
    'tools/build/bundles/auditBundle.ts',
  ].filter((name) => /\.(html|ts)$/.test(name))
  expect(templates.length).toBeGreaterThan(4)
  for (const name of templates) expect(readFileSync(name, 'utf8')).not.toMatch(/\brating\b/)
})

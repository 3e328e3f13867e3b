import '../../tools/build/nodeAssets'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDossierFile, versionPlace } from '../../src/audit/addresses'
import { artists } from '../../src/content/artists'
import { excessLegend, gate } from '../../src/content/legal'
import { lettersOf } from '../../tools/dossier/catalogueSentences'
import { findCatalogueWordsInFile } from '../../tools/dossier/findCatalogueWords'
import { paintings } from '../../src/content/paintings'
import { products } from '../../src/content/products'
import { filesReadByHosts } from '../../src/shared/filesReadByHosts'
import { paths } from '../../src/shared/paths'
import { checkHead } from '../../tools/build/head/checkHead'
import { isAuditFile, pageFile } from '../../tools/build/builtSite'
import { blockedName, blockedNames } from './support/blockedNames'
import { builtFiles, builtPaths, distFolder } from './support/builtSite'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

// Content blockers hide what is called like an age gate: the site would be dead for their users.
test('no emitted file, id or class has a name that content blockers hide', () => {
  const files = builtFiles()
  expect(expectSome(files).filter((file) => blockedName.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|css|js)$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  for (const file of texts) {
    const text = readFileSync(join(distFolder, file), 'utf8')
    expect(text.match(blockedNames), file).toBeNull()
  }
})

test('every page has its HTML file, and every text file its brotli and gzip copy', () => {
  const pages = [
    ...[paths.home, paths.about, paths.bottles, paths.paintings],
    ...paintings.map(({ id }) => paths.painting(id)),
    ...artists.map(({ id }) => paths.artist(id)),
    ...products.map(({ id }) => paths.product(id)),
  ]
  expect(builtPaths()).toEqual(pages.sort())
  const files = new Set(builtFiles())
  expect(files).toContain('404.html')
  // The dossier and the version are written beside the built files, for one reader at a time.
  const compressed = /\.(br|gz|avif|webp|jpg|png|ico|mp4|webm|woff2)$/
  const written: readonly string[] = [...filesReadByHosts, versionPlace]
  const texts = [...files].filter(
    (file) => !compressed.test(file) && !written.includes(file) && !isDossierFile(file),
  )
  expect(texts.length).toBeGreaterThan(40)
  const copies = texts.flatMap((file) => [`${file}.br`, `${file}.gz`])
  expect(expectSome(copies).filter((copy) => !files.has(copy))).toEqual([])
})

const htmlFiles = () => builtFiles().filter((file) => file.endsWith('.html') && !isAuditFile(file))
const read = (file: string) => readFileSync(join(distFolder, file), 'utf8')

test('every HTML file holds the loading screen and the legends, and its tab says no page’s title', () => {
  for (const path of expectSome(builtPaths())) {
    const html = read(pageFile(path))
    expect(html).toContain(gate.loading)
    expect(html).toContain(excessLegend)
    expect(html.match(/<title>.*?<\/title>/g), path).toEqual([`<title>${gate.question} — Bohemia 56</title>`])
  }
})

test('no HTML file, its head included, says more of the catalogue than the name of its page', () => {
  expect(htmlFiles().length).toBeGreaterThan(builtPaths().length)
  for (const file of expectSome(htmlFiles()))
    expect(findCatalogueWordsInFile(`/${file}`, Buffer.from(read(file))), file).toEqual([])
})

/** What is read between the tags. */
const phrasesIn = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map(lettersOf)
    .filter((phrase) => phrase.length > 25)

test('no HTML file holds a sentence of the pages that are shown after SÍ', () => {
  const gateText = lettersOf(read('404.html').replace(/^.*<body/s, ''))
  const pages = builtFiles().filter((file) => /^assets\/[0-9a-f]{12}\.txt$/.test(file))
  const phrases = new Set(
    pages.flatMap((file) => phrasesIn(read(file))).filter((phrase) => !gateText.includes(phrase)),
  )
  expect(phrases.size).toBeGreaterThan(100)
  for (const file of expectSome(htmlFiles())) {
    const rest = lettersOf(checkHead(read(file)).rest)
    expect(
      [...phrases].filter((phrase) => rest.includes(phrase)),
      file,
    ).toEqual([])
  }
})

test('no page calls itself adult: search engines read it as sexual or violent content', () => {
  for (const file of expectSome(builtFiles().filter((name) => name.endsWith('.html'))))
    expect(read(file), file).not.toMatch(/<meta[^>]+name="?rating/i)
})

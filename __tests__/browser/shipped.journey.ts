import '../../tools/build/nodeAssets'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isDossierFile } from '../../src/audit/addresses'
import { allFacts, listSamples } from '../../src/content/ownerFacts'
import { products } from '../../src/content/products'
import { pageHeads } from '../../tools/build/head/pageHeads'
import { lettersOf } from '../../tools/dossier/catalogueSentences'
import { expectSome } from '../support/expectSome'
import { builtFiles, distFolder } from './support/builtSite'
import { findReadableCode } from './support/readableCode'
import { expect, test } from './support/visitor'

// What is shipped, by list: a kind of file that nobody meant to ship turns this red.

/** The dossier is written beside the built files, when it is made. */
const files = () => builtFiles().filter((file) => !isDossierFile(file))

const read = (file: string) => readFileSync(join(distFolder, file), 'utf8')

const countByKind = () => {
  const counts: Record<string, number> = {}
  for (const file of files()) counts[extname(file)] = (counts[extname(file)] ?? 0) + 1
  return counts
}

test('dist holds these kinds of files, and so many where their number is known', () => {
  const counts = countByKind()
  expect(Object.keys(counts).sort().join(' ')).toBe(
    ' .avif .br .css .gz .html .ico .jpg .js .json .mp4 .png .svg .txt .vtt .webm .webmanifest .webp .woff2 .xml',
  )
  expect(counts).toMatchObject({
    // The addresses, the page of unknown ones, the offline page, the lab and the dossier.
    '.html': pageHeads().length + 4,
    // The version that was built.
    '.json': 1,
    '.webp': counts['.avif'],
    '.br': counts['.gz'],
    // The gate's three.
    '.woff2': 3,
    '.mp4': 2,
    '.webm': 2,
    '.vtt': 1,
  })
})

test('beside pages, code and pictures the site holds these files and no other', () => {
  const others = files().filter(
    (file) => !/^(assets|media|share|auditoria)\//.test(file) && !/\.(br|gz|html)$/.test(file),
  )
  expect(others.sort()).toEqual([
    '_headers',
    '_redirects',
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icons/icon-192.png',
    'icons/icon-512.png',
    'icons/icon-maskable-512.png',
    'licencias.txt',
    'manifest.webmanifest',
    ...products.map(({ id }) => `qr/${id}.svg`).sort(),
    'robots.txt',
    'sin-conexion.js',
    'sitemap.xml',
  ])
})

/** React, the router and react-slick write there when they fail; XState keeps a way to. */
const isLibrary = (file: string) => /\/(react|library|carousel)\.\w+\.js$/.test(file)
const withoutLogger = (text: string) => text.replaceAll('console.log.bind(console)', '')

test('no shipped file logs, debugs, names a test or points to its source', () => {
  const texts = files().filter((file) => /\.(js|css|html|svg|txt|webmanifest)$/.test(file))
  const traces = /\bdebugger\b|\bdata-(test|cy|qa)[\w-]*|source(Mapping)?URL/g
  const found = texts.flatMap((file) => {
    const text = withoutLogger(read(file))
    const written = isLibrary(file) ? /\bconsole\.(?!error\b|warn\b)\w+/g : /\bconsole[.[]\w*/g
    return [...(text.match(traces) ?? []), ...(text.match(written) ?? [])].map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

test('every shipped script and style sheet is minified, and has no comment but marks of licences', () => {
  const codes = files().flatMap((file) => {
    const kind = /\.(js|css)$/.exec(file)?.[1]
    return kind === 'js' || kind === 'css' ? [{ file, kind } as const] : []
  })
  const found = expectSome(codes).flatMap(({ file, kind }) =>
    findReadableCode(read(file), kind).map((part) => `${file}: ${part}`),
  )
  expect(found).toEqual([])
})

test('no file that visitors load holds a note for the owner about a fact', () => {
  const texts = files().filter((file) => /^(?!auditoria).*\.(js|txt|html)$/.test(file))
  // Once every fact is confirmed no note is left.
  const notes = listSamples(allFacts).map(({ key, note }) => ({ key, letters: lettersOf(note) }))
  const found = expectSome(texts).flatMap((file) => {
    const letters = lettersOf(read(file))
    return notes.filter((note) => letters.includes(note.letters)).map(({ key }) => `${file}: note of ${key}`)
  })
  expect(found).toEqual([])
})

import '../../tools/build/nodeAssets'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageHeads } from '../../tools/build/head/pageHeads'
import { builtFiles, distFolder } from './support/builtSite'

// What is shipped, by list: a kind of file that nobody meant to ship turns this red.

/** The dossier is written beside the built files, when it is made. */
const files = () => builtFiles().filter((file) => !file.startsWith('auditoria/expediente/'))

const countByKind = () => {
  const counts: Record<string, number> = {}
  for (const file of files()) counts[extname(file)] = (counts[extname(file)] ?? 0) + 1
  return counts
}

test('dist holds these kinds of files, and so many where their number is known', () => {
  const counts = countByKind()
  expect(Object.keys(counts).sort().join(' ')).toBe(
    ' .avif .br .css .gz .html .ico .jpg .js .mp4 .png .svg .txt .vtt .webm .webmanifest .webp .woff2 .xml',
  )
  expect(counts).toMatchObject({
    // The addresses, the page of unknown ones, the offline page, the lab and the dossier.
    '.html': pageHeads().length + 4,
    '.webp': counts['.avif'],
    '.br': counts['.gz'],
    // The gate's three.
    '.woff2': 3,
    '.mp4': 2,
    '.webm': 2,
    '.vtt': 1,
  })
})

test('no shipped script logs, debugs, names a test or points to its source', () => {
  const scripts = files().filter((file) => /\.(js|css|html)$/.test(file))
  const found = scripts.flatMap((file) => {
    const text = readFileSync(join(distFolder, file), 'utf8')
    const words = text.match(/console\.(log|debug|info)\(|\bdebugger\b|data-testid|sourceMappingURL/g) ?? []
    return words.map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

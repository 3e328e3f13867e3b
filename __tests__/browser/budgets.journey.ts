import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAuditFile } from '../../tools/build/builtSite'
import { sentBytes } from '../../tools/build/pageFiles'
import { addressOfEachRoute } from './support/addressOfEachRoute'
import { builtFiles, distFolder } from './support/builtSite'
import { lotId } from './support/ownerFacts'
import { pageFiles } from './support/pageFiles'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

const KB = 1024

const weight = (file: string) => sentBytes(distFolder, file)

const scripts = (name: string) =>
  builtFiles().filter((file) => new RegExp(`^assets/${name}\\.\\w+\\.js$`).test(file))
/** What answers at the gate. */
const gateScripts = () => [...scripts('runtime'), ...scripts('main')]
/** The gate's, which every HTML file holds. */
const gateStyles = () => builtFiles().filter((file) => /^assets\/main\.\w+\.css$/.test(file))
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weight(file), 0)

const expectWithin = (budgetKB: number, files: readonly string[]) => {
  expect(files.length, 'there is such a file').toBeGreaterThan(0)
  const listed = files.map((file) => `${file} ${(weight(file) / KB).toFixed(1)} KB`).join(', ')
  expect(total(files), listed).toBeLessThanOrEqual(budgetKB * KB)
}

test('every HTML file, with the gate and its styles inside, weighs 9 KB at most', () => {
  // Auditors alone open the audit pages.
  const visitors = builtFiles().filter((name) => name.endsWith('.html') && !isAuditFile(name))
  expect(visitors.length).toBeGreaterThan(20)
  for (const file of visitors) expectWithin(9, [file])
})

test('the gate answers with 20 KB of script, and has 75 KB in all', () => {
  expectWithin(20, gateScripts())
  expectWithin(75, [...gateScripts(), ...scripts('react')])
})

test('no other library file weighs more than 40 KB', () => {
  for (const name of ['library', 'carousel']) expectWithin(40, scripts(name))
})

test('our own code and content: 25 KB for home, 12 KB more for any other page', () => {
  const home = pageFiles('/').scripts
  expectWithin(25, home)
  for (const address of expectSome(addressOfEachRoute.slice(1))) {
    const { scripts } = pageFiles(address)
    expectWithin(
      12,
      scripts.filter((file) => !home.includes(file)),
    )
    expectWithin(25 + 12, scripts)
  }
})

for (const [what, words, page] of [
  ['which originals are sold', '7.200Bs.', '/pinturas'],
  ['what tells a bottle from the others', 'Como los otros Premium', '/productos/singani-premium-1'],
  ['what lots there are', lotId, '/productos/singani-premium-1'],
  ['the tasting notes', 'Jazmín recién cortado', '/productos/singani-premium-1'],
  ['what the artists say of their works', 'Empecé por el puma', '/pinturas/ancestros'],
] as const) {
  test(`home does not load ${what}`, () => {
    const withWords = (address: string) =>
      pageFiles(address).scripts.filter((file) =>
        readFileSync(join(distFolder, file), 'utf8').includes(words),
      )
    expect(withWords('/')).toEqual([])
    expect(withWords(page)).toHaveLength(1)
  })
}

test('what unrolls a label weighs 15 KB at most', () => {
  expectWithin(15, scripts('unrolling'))
})

test('the styles of any page weigh 14 KB at most', () => {
  for (const address of expectSome(addressOfEachRoute))
    expectWithin(14, [...gateStyles(), ...pageFiles(address).styles])
})

test('the fonts weigh 45 KB at most', () => {
  const fonts = builtFiles().filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(3)
  expectWithin(45, fonts)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('the pictures of home’s first screen weigh 200 KB at most', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open('/')
    await visitor.enter()
    await page.waitForLoadState('networkidle')
    const shown = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect()
          return image.currentSrc && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        })
        .map((image) => new URL(image.currentSrc).pathname.slice(1)),
    )
    expectWithin(200, [...new Set(shown)])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageAssetsId } from '../../../src/shared/pageAssets'
import { compareHomes, growthProblems } from '../../../tools/growth/homeWeights'

const folders: string[] = []

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A site whose home has two scripts, one of them with a compressed copy, and markup of so many bytes. */
function writeSite(code: number, markup: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-growth-'))
  folders.push(folder)
  mkdirSync(join(folder, 'assets'))
  const write = (name: string, bytes: number) => writeFileSync(join(folder, name), 'x'.repeat(bytes))
  write('assets/home.js', 9000)
  write('assets/home.js.br', code)
  write('assets/site.js', 100)
  write('assets/0a.txt', markup)
  const assets = {
    fragment: { href: '/assets/0a.txt' },
    scripts: ['/assets/home.js', '/assets/site.js'],
    styles: [],
  }
  const block = `<script type=application/json id=${pageAssetsId}>${JSON.stringify(assets)}</script>`
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${block}`)
  return folder
}

it('compares what is sent of home’s scripts and markup', () => {
  expect(compareHomes(writeSite(900, 500), writeSite(1000, 400))).toEqual([
    { what: 'own code', before: 1000, after: 1100 },
    { what: 'markup', before: 500, after: 400 },
  ])
})

it.each([
  [1000, 1050, []],
  [1000, 1051, ['Inicio: el código propio pesa 1.051 veces lo de hoy, y el límite es 1.05.']],
  [1000, 6000, ['Inicio: el código propio pesa 6.000 veces lo de hoy, y el límite es 1.05.']],
  [1000, 20, []],
])('from %i to %i bytes', (before, after, problems) => {
  expect(growthProblems([{ what: 'own code', before, after }])).toEqual(problems)
})

it('a page without a list of its files is an error', () => {
  const folder = writeSite(1, 1)
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  expect(() => compareHomes(folder, folder)).toThrow('This page has no list of its files')
})

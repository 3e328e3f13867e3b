import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { collection } from '../../src/content/collection'
import { builtFiles, distFolder } from './support/builtSite'
import { avifBytes } from './support/pictures/pictureFiles'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

const names = collection.map(({ painting }) => painting.id)
const bytesOf = (file: string) => statSync(join(distFolder, file)).size

/** `pictures.journey.ts` proves that no phone and no desktop takes a wider file of it than this. */
const budgets = [
  {
    what: 'the first picture of the carousel on a phone',
    masters: ['scenes/artesanal-portrait.jpg'],
    px: 1215,
    KB: 90,
  },
  {
    what: 'the first picture of the carousel on a desktop',
    masters: ['scenes/artesanal.jpg'],
    px: 1920,
    KB: 160,
  },
  { what: 'the doorway of the gate', masters: ['scenes/doorway.jpg'], px: 1100, KB: 25 },
  { what: 'the bottle of a card', masters: names.map((name) => `bottles/${name}.webp`), px: 480, KB: 20 },
  { what: 'a painting in its room', masters: names.map((name) => `paintings/${name}.jpg`), px: 960, KB: 90 },
]

for (const { what, masters, px, KB } of budgets)
  test(`${what} weighs ${KB} KB at most`, () => {
    for (const master of expectSome(masters))
      expect(avifBytes(master, px) / 1000, `${master}, ${px} px wide, in KB`).toBeLessThanOrEqual(KB)
  })

test('no cut of the film weighs more than 3 MB', () => {
  const films = builtFiles().filter((file) => /\/film.*\.(mp4|webm)$/.test(file))
  expect(films).toHaveLength(4)
  for (const film of films) expect(bytesOf(film), film).toBeLessThan(3_000_000)
})

test('no link preview weighs more than 120 KB', () => {
  const previews = builtFiles().filter((file) => file.startsWith('share/'))
  expect(previews).toHaveLength(readdirSync('public/share').length)
  for (const preview of previews) expect(bytesOf(preview), preview).toBeLessThanOrEqual(120_000)
})

import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from '@playwright/test'
import { collection } from '../../src/content/collection'
import { builtFiles, distFolder } from './support/builtSite'
import { declaredSizes, loadedPicture, type Screen } from './support/pictureWeight'

const phones: readonly Screen[] = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
]
const desktop: Screen = { width: 1440, density: 1 }
const screens = [...phones, desktop]

const paintings = collection.map(({ painting }) => painting.id)

const sizes = {
  hero: declaredSizes('pages/home/HeroPanel.tsx', 'sizes'),
  card: declaredSizes('features/catalogue/BottleNiche.tsx', 'sizes'),
  painting: declaredSizes('pages/painting/PaintingRoom.tsx', 'sizes'),
  doorway: declaredSizes('features/gate/GatePage.tsx', 'sizes'),
}

const named = ({ width, density }: Screen) => `${width} px at ${density}×`
const bytesOf = (file: string) => statSync(join(distFolder, file)).size
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

const expectWithin = (budget: number, master: string, shown: string, screen: Screen) => {
  const { width, bytes } = loadedPicture(master, shown, screen)
  expect(kilobytes(bytes), `${master}, ${width} px wide, in KB`).toBeLessThanOrEqual(budget)
}

for (const phone of phones) {
  test(`${named(phone)}: the first picture of the carousel weighs 90 KB at most`, () => {
    expectWithin(90, 'scenes/artesanal-portrait.jpg', sizes.hero, phone)
  })
}

for (const density of [1, 2]) {
  const screen = { ...desktop, density }
  test(`${named(screen)}: the first picture of the carousel weighs 160 KB at most`, () => {
    expectWithin(160, 'scenes/artesanal.jpg', sizes.hero, screen)
  })
}

for (const screen of screens) {
  test(`${named(screen)}: the bottle of a card weighs 20 KB at most`, () => {
    for (const name of paintings) expectWithin(20, `bottles/${name}.webp`, sizes.card, screen)
  })

  test(`${named(screen)}: the doorway of the gate weighs 25 KB at most`, () => {
    expectWithin(25, 'scenes/doorway.jpg', sizes.doorway, screen)
  })

  test(`${named(screen)}: a painting in its room weighs 90 KB at most`, () => {
    for (const name of paintings) expectWithin(90, `paintings/${name}.jpg`, sizes.painting, screen)
  })
}

test('a painting for 800 px weighs 90 KB at most', () => {
  for (const name of paintings) expectWithin(90, `paintings/${name}.jpg`, '800px', desktop)
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

test('every picture of the site has its AVIF', () => {
  const media = builtFiles().filter((file) => file.startsWith('media/'))
  const pictures = media.filter((file) => /\.(webp|jpg|png)$/.test(file))
  expect(pictures.length).toBeGreaterThan(100)
  const missing = pictures.filter((file) => {
    const { dir, name } = parse(file)
    return !media.includes(`${dir}/${name}.avif`)
  })
  expect(missing).toEqual([])
})

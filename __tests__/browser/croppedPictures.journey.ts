import '../../tools/build/nodeAssets'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { products } from '../../src/content/products'
import { paths } from '../../src/shared/paths'
import { expectSome } from '../support/expectSome'
import { edgeScreens } from './home/support/edgeScreens'
import { builtFiles, distFolder } from './support/builtSite'
import { inEachWindow } from './support/inEachWindow'
import { exampleCost } from './support/ownerFacts'
import { readFilledBox, subjectBoxes } from './support/pictures/subjectBoxes'
import { expect, test, type Visitor } from './support/visitor'
import { usualWindows } from './support/windows'

// A rule of the style sheets with an object-position says which part of a picture is kept where its box cuts some off.

test.use({ reducedMotion: 'reduce' })

const rulesOfGate = ['.gate__scene img']
const rulesOfHome = ['.about-teaser__image', '.personalised-teaser__image']
const rulesOfBottles = [
  '.size-chooser .scale-wall__picture',
  '.picture-choices--occasion .picture-choices__picture',
]
/** Where the owner names prices. */
const rulesOfPrices = ['.price-example__picture']
const rulesOfProducts = ['.product-serving__recipes .recipe:last-child:nth-child(odd) .recipe__image']

const rulesElsewhere = {
  '.hero-panel__image': 'home/hero.journey.ts looks at its pictures',
  '.size-chooser .size-chooser__sketch .scale-wall__picture':
    'a canvas: what it shows depends on the answers',
}

const rulesInStyles = () =>
  builtFiles()
    .filter((file) => /^assets\/.*\.css$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(distFolder, file), 'utf8').matchAll(/([^{}]+)\{[^{}]*object-position:/g),
    ])
    .map(([, selector = '']) => selector)
    // The steps of an animation.
    .filter((selector) => !/^(from|to|\d+%)$/.test(selector))

test('each rule that says which part of a picture is kept is looked at by a test', () => {
  const known = [
    ...[rulesOfGate, rulesOfHome, rulesOfBottles, rulesOfPrices, rulesOfProducts].flat(),
    ...Object.keys(rulesElsewhere),
  ]
  expect([...new Set(rulesInStyles())].sort()).toEqual(known.sort())
})

const windows = [...usualWindows, ...edgeScreens]

/** The subjects that the boxes of these pictures cut off, in words. */
async function findCutSubjects({ page }: Visitor, rule: string) {
  const images = await page.locator('img').and(page.locator(rule)).all()
  const cut: string[] = []
  for (const image of expectSome(images)) {
    await image.evaluate((picture: HTMLImageElement) => {
      picture.loading = 'eager'
      return picture.decode()
    })
    const box = await image.evaluate(readFilledBox)
    for (const { what, isCut } of subjectBoxes(box)) {
      const sides = Object.entries(isCut).flatMap(([side, isCutThere]) => (isCutThere ? [side] : []))
      if (sides.length > 0) cut.push(`${what} of ${box.file}, ${sides.join(' and ')}`)
    }
  }
  return cut
}

async function expectSubjects(visitor: Visitor, rules: readonly string[], sizes = windows) {
  await inEachWindow(visitor, sizes, async (here) => {
    for (const rule of expectSome(rules))
      expect.soft(await findCutSubjects(visitor, rule), `cut off by ${rule} ${here}`).toEqual([])
  })
}

/** In lower windows it is a strip behind the brand's name, in which the disc has no room. */
const windowsOfGate = windows.filter(({ height }) => height > 600)

test('the gate’s picture shows its subject at every width', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  await expectSubjects(visitor, rulesOfGate, windowsOfGate)
})

/** A bottle for each cocktail that stands alone in the last row of its page. */
const bottlesOfCocktails = () => {
  const alone = products.filter(({ cocktailIds }) => cocktailIds.length % 2 === 1)
  return new Map(alone.map(({ id, cocktailIds }) => [cocktailIds.at(-1), id])).values()
}

for (const [path, rules] of expectSome([
  [paths.home, rulesOfHome] as const,
  [paths.bottles, exampleCost ? [...rulesOfBottles, ...rulesOfPrices] : rulesOfBottles] as const,
  ...[...bottlesOfCocktails()].map((id) => [paths.product(id), rulesOfProducts] as const),
]))
  test(`the pictures of ${path} that are cut off show their subjects at every width`, async ({ visitor }) => {
    await visitor.returnTo(path)
    await expectSubjects(visitor, rules)
  })

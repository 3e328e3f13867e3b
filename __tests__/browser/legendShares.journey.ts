import { expectSome } from '../support/expectSome'
import { inEachWindow } from './support/inEachWindow'
import { expect, test, type Visitor } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

/** Phones, tablets and desktops, as low and as high as they are made. */
const windows = [
  [320, 568],
  [360, 640],
  [360, 800],
  [390, 700],
  [393, 873],
  [412, 915],
  [430, 932],
  [540, 960],
  [600, 1024],
  [667, 375],
  [690, 1100],
  [700, 1100],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1024, 720],
  [1024, 768],
  [1024, 1366],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
].map(([width = 0, height = 0]) => ({ width, height }))

/** The law's block takes a tenth of the advertising element (Ley 259 art. 9.II). */
async function expectTenth(visitor: Visitor, elements: readonly string[]) {
  await inEachWindow(visitor, windows, async (here) => {
    for (const element of expectSome(elements)) {
      const share = await visitor.page.locator(element).evaluate((advertisement) => {
        const areaOf = (part: Element) => {
          const { width, height } = part.getBoundingClientRect()
          return width * height
        }
        const legends = [...advertisement.querySelectorAll('.legal-legends')].at(-1)
        return legends ? areaOf(legends) / areaOf(advertisement) : 0
      })
      expect.soft(share, `${element} ${here}`).toBeGreaterThanOrEqual(0.1)
    }
  })
}

test('in every window the legends take a tenth of the gate’s panel', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  await expectTenth(visitor, ['.gate__panel'])
})

for (const [path, ...elements] of [
  ['/', '.home-hero', '.footer'],
  ['/productos/singani-premium-1', '.product-detail'],
  ['/botellas-personalizada', '.sketch-sheet__poster', '.quote-composer'],
] as const)
  test(`in every window the legends take a tenth of each advertising element of ${path}`, async ({
    visitor,
  }) => {
    await visitor.returnTo(path)
    await expectTenth(visitor, elements)
  })

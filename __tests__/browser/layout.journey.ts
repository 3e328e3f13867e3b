import { coveredControls } from './support/coveredControls'
import { overlappingTexts } from './support/overlaps'
import { goTo, onePerRoute } from './support/states'
import { expect, test, type Visitor } from './support/visitor'

const widths = [320, 360, 390, 568, 700, 768, 900, 980, 1024, 1280, 1440, 1920]

test.use({ reducedMotion: 'reduce' })
test.setTimeout(180_000)

/** At every width: no sideways scroll, no text on another, every control can be hit. */
async function expectLayout(visitor: Visitor, name: string) {
  for (const width of widths) {
    await visitor.page.setViewportSize({ width, height: 800 })
    await visitor.page.evaluate(
      () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100)),
    )
    const here = `${name} at ${width} px`
    expect.soft(await visitor.hasSidewaysScroll(), `${here} scrolls sideways`).toBe(false)
    expect.soft(await overlappingTexts(visitor.page), `${here}: texts on one another`).toEqual([])
    expect.soft(await coveredControls(visitor.page), `${here}: controls that cannot be hit`).toEqual([])
  }
}

test('the gate at every width', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.isAsked()
  await expectLayout(visitor, 'the gate')
})

for (const state of onePerRoute())
  test(`${state.path} at every width`, async ({ visitor }) => {
    visitor.allowReplacedPictures()
    await visitor.open('/')
    await visitor.enter({ remember: true })
    await goTo(visitor, state)
    await expectLayout(visitor, state.path)
  })

import { brokenWords } from './support/brokenWords'
import { applyMonospace } from './support/readerStyles'
import { askedStates, goTo, onePerRoute, type State } from './support/states'
import { usedStates } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

/** Phones, tablets, and where two columns have just begun, which are as narrow. */
const widths = [320, 390, 768, 900, 1024, 1440]

/** In the site’s own fonts no word is broken. */
const expectWhole = async ({ page }: Visitor, { name }: State) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // A carousel takes the new width a moment after the window.
    await expect
      .configure({ soft: true })
      .poll(() => brokenWords(page), { message: `${name} at ${width} px` })
      .toEqual([])
  }
}

/** Nothing scrolls sideways in a font wider than any fallback. */
const expectRoom = async (visitor: Visitor, { name }: State) => {
  await applyMonospace(visitor.page)
  for (const width of [320, 768]) {
    await visitor.page.setViewportSize({ width, height: 844 })
    expect.soft(await visitor.hasSidewaysScroll(), `${name} at ${width} px`).toBe(false)
  }
}

const wordWidth = ({ page }: Visitor) =>
  page.locator('h1').evaluate((heading) => {
    const word = document.createRange()
    word.setStart(heading.firstChild ?? heading, 0)
    word.setEnd(heading.firstChild ?? heading, 5)
    return word.getBoundingClientRect().width
  })

test('the test’s fallback font is half as wide again as the site’s', async ({ visitor }) => {
  await visitor.open('/pinturas')
  await visitor.enter()
  const own = await wordWidth(visitor)
  await applyMonospace(visitor.page)
  expect(await wordWidth(visitor)).toBeGreaterThan(1.5 * own)
})

test('the gate breaks no word, and has room for a wide fallback font', async ({ visitor }) => {
  visitor.allow(/404 .*\/no\/existe/)
  visitor.allowReplacedPictures()
  for (const state of expectSome(askedStates)) {
    await visitor.open(state.path)
    await visitor.isAsked()
    await state.reach?.(visitor)
    await expectWhole(visitor, state)
    await expectRoom(visitor, state)
  }
})

test('every route and what opens on it breaks no word, and has room for a wide fallback font', async ({
  visitor,
}) => {
  visitor.allowReplacedPictures()
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const state of expectSome([...onePerRoute(), ...usedStates])) {
    await goTo(visitor, state)
    await expectWhole(visitor, state)
    await expectRoom(visitor, state)
  }
})

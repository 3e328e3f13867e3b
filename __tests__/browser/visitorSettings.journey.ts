import { expectFocusShown } from './support/forcedColours'
import { expectRoom, expectWholeWords } from './support/fonts'
import { shoot } from '../../tools/dossier/chromium/shoot'
import { changedPixels } from '../../tools/shared/pixels'
import { applyMonospace } from './support/readerStyles'
import { askedStates, goTo, onePerRoute, type State } from './support/states'
import { phone } from './support/usability'
import { usedStates } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

const wordWidth = ({ page }: Visitor) =>
  page.locator('h1').evaluate((heading) => {
    const word = document.createRange()
    word.setStart(heading.firstChild ?? heading, 0)
    word.setEnd(heading.firstChild ?? heading, 5)
    return word.getBoundingClientRect().width
  })

test('the test’s fallback font is half as wide again as the site’s', async ({ visitor }) => {
  await visitor.returnTo('/pinturas')
  const own = await wordWidth(visitor)
  await applyMonospace(visitor.page)
  expect(await wordWidth(visitor)).toBeGreaterThan(1.5 * own)
})

/** One visit for colours and fonts. Colours first: at other widths a dialog may be another. */
async function expectReadable(visitor: Visitor, state: State, seen: string[]) {
  await expectFocusShown(visitor, state, seen)
  await expectWholeWords(visitor, state)
  await expectRoom(visitor, state)
  await visitor.page.setViewportSize(phone)
}

const checks = 'with forced colours its focus and controls are seen, no word breaks, a wide font has room'

test(`the gate: ${checks}`, async ({ visitor }) => {
  visitor.allow(/404 .*\/no\/existe/)
  const seen: string[] = []
  for (const state of expectSome(askedStates)) {
    await visitor.open(state.path)
    await visitor.waitForQuestion()
    await state.reach?.(visitor)
    await expectReadable(visitor, state, seen)
  }
  expect(seen.length).toBeGreaterThan(3)
})

test(`every route, and what opens, is chosen or goes wrong on it: ${checks}`, async ({ visitor }) => {
  await visitor.storeAcceptedAnswer()
  const seen: string[] = []
  for (const state of expectSome([...onePerRoute(), ...usedStates])) {
    await goTo(visitor, state)
    await expectReadable(visitor, state, seen)
  }
  expect(seen.length).toBeGreaterThan(40)
})

test('with forced colours a chosen filter, occasion, size and picture look other than before', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  await visitor.storeAcceptedAnswer()
  for (const [path, role, name, chosen] of [
    ['/pinturas', 'button', 'Óleo', { pressed: true }],
    ['/', 'tab', '#Cultura', { selected: true }],
    ['/botellas-personalizada', 'radio', 'Una boda', { checked: true }],
    ['/botellas-personalizada', 'button', '40x30 cm', { pressed: true }],
  ] as const) {
    await visitor.open(path)
    await visitor.waitForPage()
    const control = page.getByRole(role, { name }).first()
    await control.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const box = (await control.boundingBox())!
    const before = await shoot(page, box)
    await control.evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole(role, { name, ...chosen }).first()).toBeVisible()
    await control.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const after = await shoot(page, (await control.boundingBox()) ?? box)
    expect.soft(changedPixels(before, after), name).toBeGreaterThan(20)
  }
})

test('with forced colours the ticked box looks other than the empty one', async ({ visitor }) => {
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  await visitor.open('/')
  await visitor.waitForQuestion()
  const box = page.getByRole('checkbox')
  const clip = (await box.boundingBox())!
  const before = await shoot(page, clip)
  await box.evaluate((input: HTMLInputElement) => input.click())
  expect(changedPixels(before, await shoot(page, clip))).toBeGreaterThan(20)
})

import { gate } from '../../src/content/legal'
import { privacy } from '../../src/content/privacy'
import { drawnRules, type AxeRules } from './support/axe'
import { startCarousels } from './support/carousels'
import { goInSite } from './support/goInSite'
import { endlessMovements } from './support/movements'
import { promisedTitle } from './support/promisedTitle'
import { ReferenceCheck } from './support/referenceCheck'
import { askedStates, goTo, onePerRoute, type State } from './support/states'
import { openedPages, usedStates } from './support/usedStates'
import { failedStates } from './support/failedStates'
import { common, ofSite, twoScreens, onUsedPages, type Exception } from './support/validity/exceptions'
import { expectValid, type DocumentGroup } from './support/validity/expectValid'
import type { HtmlDocument } from './support/validity/problem'
import { expect, test, type Visitor } from './support/visitor'
import { expectUsable, phone, desktop } from './support/usability'
import { expectSome } from '../support/expectSome'

const everything = 'axe, reflow at 400 %, wide text spacing, links'

/** What was seen, for the last test. */
const seen: DocumentGroup[] = []

/** How a state is reached, and which of axe's rules are asked on desktop; all where none are named. */
type Reach = (state: State) => Promise<AxeRules | void>

/** Visits the states in turn and makes every check in each. */
async function expectSound(
  visitor: Visitor,
  states: readonly State[],
  reach: Reach,
  exceptions: readonly Exception[],
) {
  const documents: HtmlDocument[] = []
  const named = new ReferenceCheck()
  for (const state of expectSome(states)) {
    const onDesktop = await reach(state)
    documents.push({ name: state.name, html: await visitor.page.content() })
    await named.note(visitor.page, state)
    expect.soft(await endlessMovements(visitor.page), `${state.name} moves without end`).toEqual([])
    await expectUsable(visitor, state.name, onDesktop ?? undefined)
  }
  seen.push({ documents, exceptions })
  return named
}

test.use({ reducedMotion: 'reduce' })

// One worker for all: the last test starts the checker of HTML once, for what all have seen.
test.describe.configure({ mode: 'default' })

test(`before the answer: ${everything}`, async ({ visitor }) => {
  visitor.allow(/404 .*\/no\/existe/)
  const ask = async ({ path, reach }: State) => {
    await visitor.open(path)
    await visitor.waitForQuestion()
    await reach?.(visitor)
  }
  await expectSound(visitor, askedStates, ask, [...common, ...ofSite, ...twoScreens])
})

const expectSoundInside = async (
  visitor: Visitor,
  states: readonly State[],
  least: Parameters<ReferenceCheck['expectThere']>[1],
  {
    reach = (state) => goTo(visitor, state),
    exceptions = [...common, ...ofSite],
  }: { reach?: Reach; exceptions?: readonly Exception[] } = {},
) => {
  await visitor.open('/')
  await visitor.enter({ remember: true })
  const named = await expectSound(visitor, states, reach, exceptions)
  await named.expectThere(visitor, least)
}

const firstOfRoutes = onePerRoute().map(({ path }) => path)

/** What the site keeps, which stays open from page to page. */
const isPrivacyOpen = ({ page }: Visitor) => expect(page.getByText(privacy.storedHeading)).toBeVisible()

test(`after it, every page: ${everything}, the title promised`, async ({ visitor }) => {
  const reach = async (state: State) => {
    const isFirst = firstOfRoutes.includes(state.path)
    // Loaded or followed to, the elements are the same: firstScript.journey.ts shows it.
    if (isFirst) await goTo(visitor, state)
    else await goInSite(visitor, state.path)
    await expect(visitor.page).toHaveTitle(promisedTitle(state.path))
    await startCarousels(visitor.page)
    await isPrivacyOpen(visitor)
    return isFirst ? undefined : drawnRules
  }
  await expectSoundInside(visitor, openedPages(), { links: 600, files: 200 }, { reach })
})

test(`after it, used pages: ${everything}`, async ({ visitor }) => {
  const exceptions = [...common, ...ofSite, ...onUsedPages]
  await expectSoundInside(visitor, usedStates, { links: 400, files: 100 }, { exceptions })
})

test(`after it, error screens: ${everything}`, async ({ visitor }) => {
  await expectSoundInside(visitor, failedStates, { links: 1, files: 5 })
})

test('in all these states the HTML is valid', async () => {
  const count = seen.reduce((sum, { documents }) => sum + documents.length, 0)
  const states = [askedStates, openedPages(), usedStates, failedStates].flat()
  expect(count, 'states seen; a test that went red before takes its own with it').toBe(states.length)
  await expectValid(seen)
})

test('the loading screen has no axe violation, and its spinner stands still for who wants less motion', async ({
  visitor,
}) => {
  const { page } = visitor
  visitor.allow(/main\.\w+\.js|\.txt|ERR_FAILED/)
  await visitor.open('/robots.txt')
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
  await page.route(/\/assets\/(main\.\w+\.js|\w+\.txt)/, (route) => route.abort())
  await visitor.open('/')
  await page.getByText(gate.loading).waitFor()
  expect(await endlessMovements(page)).toEqual([])
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await visitor.axe(), `${viewport.width} px`).toEqual([])
  }
})

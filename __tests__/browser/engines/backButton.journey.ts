import { question } from './support/visitor'
import { expect, test } from './support/test'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

test('Back returns to the same place on the page, never to the gate', async ({ visitor }) => {
  await visitor.open('/nosotros')
  await visitor.answerYes()
  await visitor.isAt('Sobre nosotros')
  await visitor.scrollTo(600)
  // A click would first bring the link into view.
  await visitor.tab.evaluate(() =>
    document.querySelector<HTMLElement>('.nav-bar__brand')?.focus({ preventScroll: true }),
  )
  await visitor.tab.press('Enter')
  await visitor.isAtHome()
  expect(await visitor.scrolled()).toBe(0)
  await visitor.tab.back()
  await visitor.isAt('Sobre nosotros')
  await visitor.expectEventually(() => visitor.scrolled(), 600)
})

for (const [what, press] of [
  ['the menu', 'Abrir menú'],
  ['a magnified bottle', 'Ampliar Singani Clásico, Eco e imagen'],
] as const)
  test(`Back with ${what} open leaves it closed, and the page free`, async ({ visitor }) => {
    await visitor.open('/')
    await visitor.answerYes()
    await visitor.isAtHome()
    await visitor.tab.click('link', 'Descrubrir Singani Clásico, Eco e imagen')
    await visitor.isAt('Singani Clásico')
    await visitor.tab.click('button', press)
    await visitor.expectEventually(() => visitor.isDialogOpen(), true)
    await visitor.expectEventually(() => visitor.tab.evaluate(isLocked), true)
    await visitor.tab.back()
    await visitor.isAtHome()
    await visitor.expectEventually(() => visitor.isDialogOpen(), false)
    await visitor.expectEventually(() => visitor.tab.evaluate(isLocked), false)
  })

/** Nothing has come for a second: Firefox keeps no page that is still waiting for a file. */
const isNetworkQuiet = () => {
  const page = window as { seen?: { files: number; since: number } }
  const files = performance.getEntriesByType('resource').length
  if (page.seen?.files !== files) page.seen = { files, since: performance.now() }
  return performance.now() - page.seen.since > 1000
}

/** Notes how the page comes back: of a document loaded anew there is no note. */
const noteReturn = () =>
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: { persisted } }))

test.describe('with the back/forward cache', () => {
  test.use({ settings: { browser: ['kept pages'] } })

  test('a page restored from the back/forward cache reads the answer again', async ({ visitor }) => {
    const leaveAndReturn = async (meanwhile: () => void) => {
      await visitor.expectEventually(() => visitor.tab.evaluate(isNetworkQuiet), true)
      await visitor.tab.evaluate(noteReturn)
      await visitor.open('/robots.txt')
      await visitor.tab.evaluate(meanwhile)
      await visitor.tab.back()
      await visitor.expectEventually(
        () => visitor.tab.evaluate(() => (window as { cameBack?: object }).cameBack ?? null),
        { persisted: true },
        'the page is the one that was left',
      )
    }
    // A page with a carousel: React has work waiting as it is left.
    await visitor.open('/')
    await visitor.answerYes({ remember: true })
    await visitor.isAtHome()
    await leaveAndReturn(() => localStorage.removeItem('status'))
    await visitor.expectEventually(() => visitor.title(), question)
    await leaveAndReturn(() => localStorage.setItem('status', 'accepted'))
    await visitor.isAtHome()
  })
})

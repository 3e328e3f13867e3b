import { question } from './support/visitor'
import { expect, test } from './support/test'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

test('Back returns to the same place on the page, never to the gate', async ({ guest }) => {
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  await guest.scrollTo(600)
  // A click would first bring the link into view.
  await guest.tab.look(() =>
    document.querySelector<HTMLElement>('.nav-bar__brand')?.focus({ preventScroll: true }),
  )
  await guest.tab.press('Enter')
  await guest.isAtHome()
  expect(await guest.scrolled()).toBe(0)
  await guest.tab.back()
  await guest.isAt('Sobre nosotros')
  await guest.sees(() => guest.scrolled(), 600)
})

for (const [what, press] of [
  ['the menu', 'Abrir menú'],
  ['a magnified bottle', 'Ampliar Singani Clásico, Eco e imagen'],
] as const)
  test(`Back with ${what} open leaves it closed, and the page free`, async ({ guest }) => {
    await guest.open('/')
    await guest.answerYes()
    await guest.isAtHome()
    await guest.tab.click('link', 'Descrubrir Singani Clásico, Eco e imagen')
    await guest.isAt('Singani Clásico')
    await guest.tab.click('button', press)
    await guest.sees(() => guest.isDialogOpen(), true)
    await guest.sees(() => guest.tab.look(isLocked), true)
    await guest.tab.back()
    await guest.isAtHome()
    await guest.sees(() => guest.isDialogOpen(), false)
    await guest.sees(() => guest.tab.look(isLocked), false)
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

  test('a page restored from the back/forward cache reads the answer again', async ({ guest }) => {
    const leaveAndReturn = async (meanwhile: () => void) => {
      await guest.sees(() => guest.tab.look(isNetworkQuiet), true)
      await guest.tab.look(noteReturn)
      await guest.open('/robots.txt')
      await guest.tab.look(meanwhile)
      await guest.tab.back()
      await guest.sees(
        () => guest.tab.look(() => (window as { cameBack?: object }).cameBack ?? null),
        { persisted: true },
        'the page is the one that was left',
      )
    }
    // A page with a carousel: React has work waiting as it is left.
    await guest.open('/')
    await guest.answerYes({ remember: true })
    await guest.isAtHome()
    await leaveAndReturn(() => localStorage.removeItem('status'))
    await guest.sees(() => guest.title(), question)
    await leaveAndReturn(() => localStorage.setItem('status', 'accepted'))
    await guest.isAtHome()
  })
})

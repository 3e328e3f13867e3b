import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

test('Back returns to the same place on the page, never to the gate', async ({ visitor }) => {
  await visitor.open('/nosotros')
  await visitor.answerYes()
  await visitor.waitForPage('Sobre nosotros')
  await visitor.scrollTo(600)
  // A click would first bring the link into view.
  await visitor.tab.evaluate(() =>
    document.querySelector<HTMLElement>('.nav-bar__brand')?.focus({ preventScroll: true }),
  )
  await visitor.tab.press('Enter')
  await visitor.waitForHome()
  expect(await visitor.scrolled()).toBe(0)
  await visitor.tab.back()
  await visitor.waitForPage('Sobre nosotros')
  await visitor.expectEventually(() => visitor.scrolled(), 600)
})

for (const [what, press] of [
  ['the menu', 'Abrir menú'],
  ['a magnified bottle', 'Ver de cerca Singani Clásico, Eco e imagen'],
] as const)
  test(`Back with ${what} open leaves it closed, and the page free`, async ({ visitor }) => {
    await visitor.open('/')
    await visitor.answerYes()
    await visitor.waitForHome()
    await visitor.tab.click('link', 'Descrubrir Singani Clásico, Eco e imagen')
    await visitor.waitForPage('Singani Clásico')
    await visitor.tab.click('button', press)
    await visitor.expectEventually(() => visitor.isDialogOpen(), true)
    await visitor.expectEventually(() => visitor.tab.evaluate(isLocked), true)
    await visitor.tab.back()
    await visitor.waitForHome()
    await visitor.expectEventually(() => visitor.isDialogOpen(), false)
    await visitor.expectEventually(() => visitor.tab.evaluate(isLocked), false)
  })

type LeftPage = Window & { quiet?: { files: number; since: number }; left?: { wasKept: boolean } }

/** Begins to note how a page that is left comes back: of a document loaded anew there is no note. */
const beginNotes = () => {
  const page = window as LeftPage
  delete page.quiet
  page.left = { wasKept: false }
  addEventListener('pageshow', ({ persisted }) => (page.left = { wasKept: persisted }), { once: true })
}

/** Nothing has come for a second: Firefox keeps no page that is still waiting for a file. */
const isNetworkQuiet = () => {
  const page = window as LeftPage
  const files = performance.getEntriesByType('resource').length
  if (page.quiet?.files !== files) page.quiet = { files, since: performance.now() }
  return performance.now() - page.quiet.since > 1000
}

const readReturn = () => {
  const { left } = window as LeftPage
  if (left?.wasKept) return 'kept'
  return left || location.pathname !== '/' || document.readyState !== 'complete'
    ? 'not yet back'
    : 'loaded anew'
}

/** Whether the browser kept the page while the visitor was elsewhere. */
async function leaveAndReturn(visitor: Visitor, meanwhile: () => void) {
  await visitor.tab.evaluate(beginNotes)
  await visitor.expectEventually(() => visitor.tab.evaluate(isNetworkQuiet), true)
  await visitor.open('/robots.txt')
  await visitor.tab.evaluate(meanwhile)
  await visitor.tab.back()
  const how = () => visitor.tab.evaluate(readReturn)
  await visitor.expectEventually(how, expect.stringMatching(/^(kept|loaded anew)$/), 'the page left is back')
  return (await how()) === 'kept'
}

/** Whether both returns came from the back-forward cache. */
async function returnTwice(visitor: Visitor) {
  // A page with a carousel: React has work waiting as it is left.
  await visitor.open('/')
  await visitor.answerYes({ remember: true })
  await visitor.waitForHome()
  const wasKept = await leaveAndReturn(visitor, () => localStorage.removeItem('status'))
  await visitor.waitForQuestion()
  const wasKeptAgain = await leaveAndReturn(visitor, () => localStorage.setItem('status', 'accepted'))
  await visitor.waitForHome()
  return wasKept && wasKeptAgain
}

test.describe('with the back/forward cache', () => {
  test.use({ settings: { browser: ['kept pages'] } })

  test('a page restored from the back/forward cache reads the answer again', async ({ visitor }) => {
    // A browser short of memory drops a page that it kept; the visit then starts over.
    for (let visits = 1; !(await returnTwice(visitor)); visits++) {
      expect(visits, 'visits in which the browser kept no page').toBeLessThan(5)
      await visitor.tab.evaluate(() => localStorage.removeItem('status'))
    }
  })
})

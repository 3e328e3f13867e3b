import type { Page } from '@playwright/test'
import { isRefused } from '../../../src/audit/gate/oracle/referenceTab'
import type { GateDriver } from '../../../src/audit/gate/steps'
import type { Tab } from '../../../src/audit/model/steps'
import { gateScreen } from './gateScreen'

function requireFirst(tab: Tab) {
  if (tab === 'b') throw new Error('En Chromium solo se recorre la primera pestaña.')
}

/**
 * To be run before the site's code, since a window calls its listeners in the order in which they came. No program can
 * send a page into the back-forward cache and keep it there: as in it, no event of the storages reaches a frozen page.
 */
export function silenceFrozenPage() {
  window.addEventListener('storage', (event) => {
    if (Reflect.get(window, 'isFrozen')) event.stopImmediatePropagation()
  })
}

const freeze = () => void Reflect.set(window, 'isFrozen', true)

const returnFromCache = () => {
  Reflect.set(window, 'isFrozen', false)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

/** Performs steps on `page`, which has the built site and `silenceFrozenPage`, and a simulated clock where a step is a wait or NO; `otherPage` has its address and none of its code. */
export function builtSiteDriver(page: Page, otherPage: Page): GateDriver<Promise<void>> {
  let isPaused = false

  /** From NO or a wait on, until another answer or a reload, time passes in waits only: the message's 50 ms would be gone. */
  async function setPaused(pauses: boolean) {
    if (pauses === isPaused) return
    if (pauses) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    else await page.clock.resume()
    isPaused = pauses
  }
  async function evaluate(tab: Tab, change: () => void) {
    requireFirst(tab)
    await page.evaluate(change)
  }

  return {
    async wait(ms) {
      await setPaused(true)
      await page.clock.runFor(ms)
    },
    async act(action) {
      await otherPage.evaluate((change) => {
        if (change.kind === 'clear') localStorage.clear()
        else if (change.value === null) localStorage.removeItem('status')
        else localStorage.setItem('status', change.value)
      }, action)
    },
    async send(tab, event) {
      requireFirst(tab)
      await setPaused(isRefused(event))
      await gateScreen(page).answer(event)
      if (isRefused(event)) await gateScreen(page).dialog.waitFor()
    },
    open: async (tab) => requireFirst(tab),
    async reload(tab) {
      requireFirst(tab)
      await setPaused(false)
      await page.reload()
    },
    freeze: (tab) => evaluate(tab, freeze),
    return: (tab) => evaluate(tab, returnFromCache),
  }
}

import type { Page } from '@playwright/test'
import type { StepDriver } from '../../../src/audit/model/performStep'
import { isRefused } from '../../../src/audit/model/referenceTab'
import type { Tab } from '../../../src/audit/model/steps'
import { gateScreen } from './gateScreen'

function requireFirst(tab: Tab) {
  if (tab === 'b') throw new Error('En Chromium solo se recorre la primera pestaña.')
}

const pageShow = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

/** Performs steps on `page`, which has the built site, and a simulated clock where a step is a wait or NO; `otherPage` has its address and none of its code. */
export function builtSiteDriver(page: Page, otherPage: Page): StepDriver<Promise<void>> {
  let isPaused = false

  /** Waits are counted on a stopped clock; everything else happens on a running one. */
  async function setPaused(pauses: boolean) {
    if (pauses === isPaused) return
    if (pauses) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    else await page.clock.resume()
    isPaused = pauses
  }
  async function inPage(tab: Tab, act: () => Promise<unknown>) {
    requireFirst(tab)
    await setPaused(false)
    await act()
  }

  return {
    async wait(ms) {
      await setPaused(true)
      await page.clock.runFor(ms)
    },
    async writeElsewhere(value) {
      await setPaused(false)
      await otherPage.evaluate((written) => {
        if (written === null) localStorage.removeItem('status')
        else localStorage.setItem('status', written)
      }, value)
    },
    async send(tab, event) {
      requireFirst(tab)
      await setPaused(isRefused(event))
      await gateScreen(page).answer(event)
      if (isRefused(event)) await gateScreen(page).dialog.waitFor()
    },
    open: (tab) => inPage(tab, async () => {}),
    reload: (tab) => inPage(tab, () => page.reload()),
    returnFromCache: (tab) => inPage(tab, () => page.evaluate(pageShow)),
  }
}

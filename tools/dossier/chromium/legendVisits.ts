import type { Page } from '@playwright/test'
import { order } from '../../../src/content/order'
import { paths } from '../../../src/shared/paths'
import { gateScreen } from './gateScreen'
import type { Collector } from './measuring'
import { pressButton } from './pressButton'
import { showQuestion } from './showScreens'

// Where the legends are looked at, beside the advertising elements that are measured (textVisit.ts).

const anyProduct = paths.product('singani-premium-1')

/** Every page's end, where its legends are. */
export const measureRoutes = (addresses: readonly string[]) => async (page: Page, collector: Collector) => {
  await page.goto(paths.home)
  await gateScreen(page).enter(true)
  for (const address of addresses) {
    await page.goto(address)
    await gateScreen(page).waitForSite()
    await collector.drawn('footer', '.footer')
  }
}

export async function measureOrder(page: Page, collector: Collector) {
  await page.goto(anyProduct)
  await gateScreen(page).enter(true)
  await pressButton(page, order.add)
  await pressButton(page, order.bag(1))
  await collector.drawn('order', '.order-panel')
}

/** Pages as they are printed. */
export async function measurePaper(page: Page, collector: Collector) {
  await page.emulateMedia({ media: 'print' })
  await showQuestion(page)
  await collector.drawn('paper', '.gate__panel')
  await page.emulateMedia({ media: 'screen' })
  await gateScreen(page).enter(true)
  await page.emulateMedia({ media: 'print' })
  for (const address of [paths.home, paths.about, anyProduct, paths.bottles]) {
    await page.goto(address)
    await gateScreen(page).waitForSite()
    await collector.drawn('paper', '.footer')
  }
}

import type { Page } from '@playwright/test'
import { waitForPaint } from './waitForPaint'

/** Also waits for what depends on the place: bars, buttons. */
export async function scrollToTop(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await waitForPaint(page)
}

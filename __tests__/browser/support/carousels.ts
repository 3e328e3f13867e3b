import type { Page } from '@playwright/test'

/** What the build drew has no direction; react-slick's has. */
const asleep = '.slick-slider:not([dir])'

/** Every carousel of the page is a loop now, far from the view too: its slides are other elements than before. */
export async function wakeCarousels(page: Page) {
  for (const carousel of await page.locator('.carousel').all()) await carousel.scrollIntoViewIfNeeded()
  await page.locator(asleep).first().waitFor({ state: 'detached' })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

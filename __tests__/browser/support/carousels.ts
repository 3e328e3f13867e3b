import type { Page } from '@playwright/test'

/** In the prerendered markup a carousel has no `dir`; react-slick sets it. */
const notStarted = '.slick-slider:not([dir])'

/** Waits until react-slick has started every carousel, also those out of view: their slides are new elements then. */
export async function startCarousels(page: Page) {
  for (const carousel of await page.locator('.carousel').all()) await carousel.scrollIntoViewIfNeeded()
  await page.locator(notStarted).first().waitFor({ state: 'detached' })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

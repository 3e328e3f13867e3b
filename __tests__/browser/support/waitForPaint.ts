import type { Page } from '@playwright/test'

/** Two frames: what has just been asked for is drawn, and its events have come. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

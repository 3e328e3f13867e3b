import type { Page } from '@playwright/test'

/** Until the page's own idle callbacks have run, which a quiet network does not tell: they run in order. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window is idle only after a frame, and a still page draws none.
    const frames = setInterval(() => requestAnimationFrame(() => undefined), 50)
    await new Promise((done) => requestIdleCallback(done))
    clearInterval(frames)
  })

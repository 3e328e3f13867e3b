import type { Page } from '@playwright/test'

/** Waits until the page's own idle callbacks have run: they run in order. A quiet network does not mean an idle page. */
export const waitUntilIdle = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window is idle only after a frame, and a still page draws none.
    const frames = setInterval(() => requestAnimationFrame(() => undefined), 50)
    await new Promise((done) => requestIdleCallback(done))
    clearInterval(frames)
  })

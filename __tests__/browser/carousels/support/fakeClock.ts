import type { Page } from '@playwright/test'

/**
 * Runs in the page: what React still has to do is in the queue of messages, which the fake clock does not hold. A task of
 * the lowest priority comes after all that has reached the queue.
 */
const emptyMessageQueue = async () => {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
    await window.scheduler.postTask(() => undefined, { priority: 'background' })
  }
}

/** Stops the page's clock. Timers that wait have fired: a carousel that turns has just turned. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.evaluate(emptyMessageQueue)
}

/** Lets React start the timers of what has just happened, the page's time pass, and React draw what came of it. */
export async function passTime(page: Page, ms: number) {
  await page.evaluate(emptyMessageQueue)
  // What is due at once moves a slide; the timer that ends the move is set when React has drawn its start.
  await page.clock.runFor(1)
  await page.evaluate(emptyMessageQueue)
  await page.clock.runFor(ms - 1)
  await page.evaluate(emptyMessageQueue)
}

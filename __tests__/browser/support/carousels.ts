import type { Page } from '@playwright/test'

/** In the prerendered markup a carousel has no `dir`; react-slick sets it. */
const notStarted = '.slick-slider:not([dir])'

/** Waits until react-slick has started every carousel, also those out of view: their slides are new elements then. */
export async function startCarousels(page: Page) {
  for (const carousel of await page.locator('.carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await carousel.locator(notStarted).waitFor({ state: 'detached' })
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Runs in the page: whether the slides in view are together as wide as every carousel, whose width may just have changed. */
const isLaidOut = () =>
  [...document.querySelectorAll<HTMLElement>('.slick-list')].every((list) => {
    const { paddingLeft, paddingRight } = getComputedStyle(list)
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const shown = [...list.querySelectorAll('.slick-active')]
    const taken = shown.reduce((sum, slide) => sum + slide.getBoundingClientRect().width, 0)
    // react-slick rounds each slide.
    return Math.abs(taken - room) <= shown.length
  })

/** Waits until every carousel has followed the window's width, which react-slick does a moment later. */
export async function layOutCarousels(page: Page) {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.waitForFunction(isLaidOut)
}

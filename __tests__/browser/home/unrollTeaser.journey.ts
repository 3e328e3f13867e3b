import type { Page } from '@playwright/test'
import { boxOf } from '../support/boxOf'
import { expect, test } from '../support/visitor'
import { waitForPaint } from '../support/waitForPaint'

const wallOf = (page: Page) => page.locator('.unroll-teaser__wall')

/** Scrolls until the wall's top is so many px below the window's. */
async function bringWallTo(page: Page, top: number) {
  await wallOf(page).evaluate((wall, top) => {
    scrollBy({ top: wall.getBoundingClientRect().y - top, behavior: 'instant' })
  }, top)
  await waitForPaint(page)
}

const requestsOf = (page: Page) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return () => paths.filter((path) => path.includes('/unrolling.'))
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px the label comes off as the page is scrolled, and goes back`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    const requests = requestsOf(page)
    await visitor.returnTo('/')
    expect(requests(), 'asked for before it is near').toEqual([])

    const stage = wallOf(page).locator('.product-stage')
    await bringWallTo(page, viewport.height)
    await expect(wallOf(page).locator('.scrolled-unrolling')).toHaveAttribute('data-ready', 'true')
    await expect(stage).toHaveAttribute('data-label', 'rolled')
    await expect(page.locator('.unroll-teaser__painting')).toBeHidden()
    await bringWallTo(page, 240)
    await expect(stage).toHaveAttribute('data-label', 'moving')
    await bringWallTo(page, 100)
    await expect(stage).toHaveAttribute('data-label', 'unrolled')
    const [wall, painting] = [
      await boxOf(wallOf(page)),
      await boxOf(stage.locator('.unrolling__painting img')),
    ]
    expect(painting.height / wall.height).toBeGreaterThan(0.55)
    expect(painting.y).toBeGreaterThan(wall.y)
    await bringWallTo(page, viewport.height)
    await expect(stage).toHaveAttribute('data-label', 'rolled')
  })

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the painting hangs beside its bottle, and nothing more is asked for', async ({ visitor }) => {
    const { page } = visitor
    const requests = requestsOf(page)
    await visitor.returnTo('/')
    await bringWallTo(page, 100)
    await expect(page.locator('.unroll-teaser__painting')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.scrolled-unrolling')).toHaveCount(0)
    expect(requests()).toEqual([])
  })
})

test('who saves data keeps the painting beside its bottle', async ({ visitor }) => {
  const { page } = visitor
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const requests = requestsOf(page)
  await visitor.returnTo('/')
  await bringWallTo(page, 100)
  await expect(page.locator('.unroll-teaser__painting')).toBeInViewport({ ratio: 1 })
  expect(requests()).toEqual([])
})

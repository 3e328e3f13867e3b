import type { Page } from '@playwright/test'
import '../../../tools/build/nodeAssets'
import { home } from '../../../src/content/home'
import { boxOf } from '../support/boxOf'
import { expect, test } from '../support/visitor'
import { waitForPaint } from '../support/waitForPaint'

const wallOf = (page: Page) => page.locator('.unroll-teaser__wall')

/** Scrolls until the band has come so far down its track: below 0 it is not yet there, from 1 on it leaves with it. */
async function scrollBandTo(page: Page, share: number) {
  await page.locator('.unroll-teaser').evaluate((track, share) => {
    const band = track.firstElementChild!
    const { top, height } = track.getBoundingClientRect()
    const way = height - band.clientHeight
    const place = Number.parseFloat(getComputedStyle(band).top) || 100
    scrollBy({ top: top - place + share * (way || innerHeight), behavior: 'instant' })
  }, share)
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
    await scrollBandTo(page, -0.5)
    await expect(wallOf(page).locator('.scrolled-unrolling')).toHaveAttribute('data-ready', 'true')
    await expect(stage).toHaveAttribute('data-label', 'rolled')
    await expect(page.locator('.unroll-teaser__painting')).toBeHidden()
    const { y } = await boxOf(wallOf(page))
    await scrollBandTo(page, 0.1)
    const pinned = await boxOf(wallOf(page))
    expect(pinned.y).toBeLessThan(y)
    await scrollBandTo(page, 0.4)
    expect((await boxOf(wallOf(page))).y, 'it stays in the window').toBeCloseTo(pinned.y, 0)
    await expect(stage).toHaveAttribute('data-label', 'moving')
    await scrollBandTo(page, 0.9)
    await expect(stage).toHaveAttribute('data-label', 'unrolled')
    await expect(page.locator('.unroll-teaser__band')).toBeInViewport({ ratio: 1 })
    const [wall, painting] = [
      await boxOf(wallOf(page)),
      await boxOf(stage.locator('.unrolling__painting img')),
    ]
    expect(painting.height / wall.height).toBeGreaterThan(0.55)
    expect(painting.y).toBeGreaterThan(wall.y)
    await scrollBandTo(page, -0.5)
    await expect(stage).toHaveAttribute('data-label', 'rolled')
  })

test('another label comes off at once where the first one has come off', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/')
  await scrollBandTo(page, 0.9)
  const stage = wallOf(page).locator('.product-stage')
  await expect(stage).toHaveAttribute('data-label', 'unrolled')
  const title = stage.locator('.unrolling__title')
  const first = await title.textContent()
  await page.getByRole('button', { name: home.unrolling.another }).click()
  await expect(title).not.toHaveText(first!)
  await expect(stage).toHaveAttribute('data-label', 'unrolled')
  await scrollBandTo(page, -0.5)
  await expect(stage).toHaveAttribute('data-label', 'rolled')
})

test('on paper the still bottle, painting and lines stand where the label has come off', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/')
  await scrollBandTo(page, 0.9)
  await expect(wallOf(page).locator('.product-stage')).toHaveAttribute('data-label', 'unrolled')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['bottle', 'painting', 'lines'])
    await expect(page.locator(`.unroll-teaser__${part}`)).toBeVisible()
  await expect(page.locator('.scrolled-unrolling')).toBeHidden()
})

test('made narrower before its pictures are there, the window does not scroll sideways', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {})
  })
  await visitor.returnTo('/')
  await scrollBandTo(page, 0)
  await expect(wallOf(page).locator('.scrolled-unrolling')).toBeAttached()
  await page.setViewportSize({ width: 320, height: 844 })
  await waitForPaint(page)
  expect(await visitor.hasSidewaysScroll()).toBe(false)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the painting hangs beside its bottle, and nothing more is asked for', async ({ visitor }) => {
    const { page } = visitor
    const requests = requestsOf(page)
    await visitor.returnTo('/')
    await scrollBandTo(page, 0)
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
  await scrollBandTo(page, 0)
  await expect(page.locator('.unroll-teaser__painting')).toBeInViewport({ ratio: 1 })
  expect(requests()).toEqual([])
})

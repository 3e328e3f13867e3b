import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { expect, test } from '../support/visitor'
import { path } from './support/label'

test.use({ reducedMotion: 'reduce' })

/** Where things begin and end, px from the window's left edge. */
const readEdges = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    return {
      stage: boxOf('.product-stage'),
      info: boxOf('.product-info'),
      thumbnails: boxOf('.product-gallery__thumbnail'),
      actions: boxOf('.product-gallery__actions'),
      facts: boxOf('.product-facts'),
      legends: boxOf('.product-detail__legends'),
      logo: boxOf('.nav-bar__brand'),
      window: document.documentElement.clientWidth,
    }
  })

for (const viewport of [
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
])
  test(`at ${viewport.width} px the stage reaches the left edge, all else keeps to the column`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo(path)
    const { stage, info, thumbnails, actions, facts, legends, logo, window } = await readEdges(page)
    expect(stage.left).toBe(0)
    expect(stage.width).toBeGreaterThan(viewport.width * 0.5)
    expect(stage.height).toBeGreaterThanOrEqual(Math.min(1100, viewport.height - 240))
    expect(actions.bottom).toBeLessThanOrEqual(viewport.height)
    expect(thumbnails.left).toBeCloseTo(facts.left, 0)
    expect(facts.left).toBeCloseTo(logo.left, 0)
    expect(info.right).toBeCloseTo(facts.right, 0)
    expect(legends.width).toBe(window)
    expect(await visitor.hasSidewaysScroll()).toBe(false)
  })

test('at 1440 px the stage stands in the column, beside the two small pictures', async ({ visitor }) => {
  await visitor.page.setViewportSize({ width: 1440, height: 900 })
  await visitor.returnTo(path)
  const { stage, thumbnails, facts } = await readEdges(visitor.page)
  expect(thumbnails.left).toBeCloseTo(facts.left, 0)
  expect(stage.left - thumbnails.right).toBeCloseTo(20, 0)
})

test('a light is behind the glass where the wall is dark, and nowhere else', async ({ visitor }) => {
  await visitor.storeAcceptedAnswer()
  const lit: string[] = []
  for (const { id, paintingId } of expectSome(products)) {
    await visitor.open(paths.product(id))
    await visitor.waitForPage()
    const colour = await visitor.page
      .locator('.product-stage__halo')
      .evaluate((halo) => getComputedStyle(halo).backgroundColor)
    if (colour !== 'rgba(0, 0, 0, 0)') lit.push(paintingId)
  }
  expect(lit).toEqual(['totem-de-las-alturas', 'abuelos-chiquitanos', 'ancestros'])
})

import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { bottleHeightCm } from '../../../src/content/constants'
import { findPainting } from '../../../src/content/paintings'
import { unrolledStatus, unrolling as copy } from '../../../src/content/unrolling'
import { buttonOf, expectLabel, path } from './support/label'
import { expect, test } from '../support/visitor'
import { expectSome } from '../../support/expectSome'

const painting = findPainting('ancestros')
/** The heights of the painting without its frame, and of the dimension line beside the bottle; px. */
const heights = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height
    return {
      painting: heightOf('.unrolling__painting img'),
      bottle: heightOf('.unrolling__measure'),
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the painting takes half of the width, and nothing on the page moves', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    await page.evaluate(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
      Object.assign(window, { shifts })
    })
    await buttonOf(page).click()
    await expectLabel(page, 'unrolled')
    const { width } = (await page.locator('.unrolling__painting').boundingBox())!
    expect(width).toBeGreaterThan(390 * 0.5)
    await expect(page.getByRole('button', { name: copy.roll })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: copy.roll }).click()
    await expectLabel(page, 'rolled')
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })
})

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('by keyboard the label unrolls into the painting at true scale, and back', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      const code = () => visitor.requests.filter((address) => /\/unrolling\.\w+\.js/.test(address))
      expect(expectSome(visitor.requests).length).toBeGreaterThan(3)
      expect(code(), 'asked for before it is wanted').toEqual([])
      await buttonOf(page).press('Enter')
      await expectLabel(page, 'moving')
      expect(await visitor.axe()).toEqual([])
      await expectLabel(page, 'unrolled')
      expect(code()).toHaveLength(1)
      const { painting: height, bottle } = await heights(page)
      expect(height / bottle).toBeCloseTo(painting.heightCm / bottleHeightCm, 1)
      await expect(page.getByRole('status').filter({ hasText: unrolledStatus(painting) })).toHaveCount(1)
      const back = page.getByRole('button', { name: copy.roll })
      await expect(back).toBeFocused()
      expect(await visitor.axe()).toEqual([])
      expect(await visitor.hasSidewaysScroll()).toBe(false)
      await back.press('Enter')
      await expectLabel(page, 'rolled')
      await expect(page.locator('.unrolling__canvas')).toBeHidden()
      await expect(page.locator('.product-stage__bottle')).toBeVisible()
    })
  })

test('a visitor who leaves while it moves finds the bottle as it was', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo(path)
  await buttonOf(page).click()
  await expectLabel(page, 'moving')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pinturas', exact: true }).click()
  await visitor.heading('Pinturas').waitFor()
  await expect(page.locator('.unrolling__canvas')).toHaveCount(0)
  await page.goBack()
  await visitor.heading('Singani Premium').waitFor()
  await expect(buttonOf(page)).toBeVisible()
  await expect(page.locator('.product-stage__bottle')).toBeVisible()
})

test.describe('without a movement', () => {
  test.use({ reducedMotion: 'reduce' })

  test('under reduced motion one picture fades into the other', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    await page.evaluate(() => {
      const stage = document.querySelector<HTMLElement>('.product-stage')!
      const seen: string[] = []
      new MutationObserver(() => {
        const opacity = document.querySelector<HTMLElement>('.unrolling__canvas')?.style.opacity
        if (stage.dataset.label === 'moving') seen.push(opacity ?? 'none')
      }).observe(stage, { attributes: true })
      Object.assign(window, { seen })
    })
    await buttonOf(page).click()
    await expectLabel(page, 'unrolled')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    for (const opacity of expectSome(seen)) expect(Number(opacity)).toBeLessThan(1)
    expect((await heights(page)).painting).toBeGreaterThan(150)
  })
})

test('without a canvas the framed painting is shown beside a picture of the bottle', async ({ visitor }) => {
  const { page } = visitor
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visitor.returnTo(path)
  await buttonOf(page).click()
  await expectLabel(page, 'unrolled')
  await expect(page.locator('.unrolling__painting img')).toBeVisible()
  const { height } = (await page.locator('.unrolling__bottle img').boundingBox())!
  // The picture is a little higher than the bottle in it.
  expect(height / (await heights(page)).bottle).toBeCloseTo(1.04, 1)
})

test('code that does not arrive is said, and the bottle stays', async ({ visitor }) => {
  const { page } = visitor
  visitor.allow(/unrolling\.\w+\.(js|css)/)
  visitor.allow(/Failed to load resource/)
  await visitor.returnTo(path)
  await page.route(/\/unrolling\.\w+\.js/, (route) => route.abort())
  await buttonOf(page).click()
  await expect(page.getByText(copy.loadFailure)).toBeVisible()
  await expect(buttonOf(page)).toBeVisible()
  await expect(page.locator('.product-stage__bottle')).toBeVisible()
})

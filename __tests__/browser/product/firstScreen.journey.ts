import '../../../tools/build/nodeAssets'
import type { Locator, Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { priceNote, productPage, strengthAndGrape } from '../../../src/content/productPage'
import { paths } from '../../../src/shared/paths'
import { expectSome } from '../../support/expectSome'
import { inEachWindow } from '../support/inEachWindow'
import { expect, test } from '../support/visitor'
import { usualWindows } from '../support/windows'

test.use({ reducedMotion: 'reduce' })

/** The ways to a chat that are wholly in the window and not covered: the bar's, the page's own order, the round button. */
const chatsInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bottom-bar a, .product-info__order a, .chat-button-floating')]
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight || right <= left) return false
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return link.contains(hit)
      })
      .map(
        (link) => link.closest('.bottom-bar, .product-info__order')?.classList[0] ?? 'chat-button-floating',
      ),
  )

/** Whether the order bar covers any of it. */
const isUnderBar = (element: Locator) =>
  element.evaluate((text) => {
    const bar = document.querySelector('.bottom-bar')!.getBoundingClientRect()
    return bar.height > 0 && text.getBoundingClientRect().bottom > bar.top
  })

for (const product of expectSome(products))
  test(`${product.id}: name, price, volume, strength and grape, and a way to order are in the first screen`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.returnTo(paths.product(product.id))
    await inEachWindow(visitor, usualWindows, async (here) => {
      const { title, price } = product
      for (const text of [title, price, priceNote(product), strengthAndGrape(product)]) {
        const element = page.locator('.product-info').getByText(text).first()
        await expect(element, `${here}: ${text}`).toBeInViewport({ ratio: 1 })
        expect(await isUnderBar(element), `${here}: ${text} under the bar`).toBe(false)
      }
      await expect.poll(() => chatsInView(page), here).toContain('product-info__order')
    })
  })

test('the text keeps clear of the buttons above it', async ({ visitor }) => {
  await visitor.returnTo('/productos/singani-premium-1')
  await inEachWindow(visitor, usualWindows, async (here) => {
    const gap = await visitor.page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      return boxOf('.product-difference').top - boxOf('.product-info__order').bottom
    })
    expect(gap, here).toBeGreaterThanOrEqual(16)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one way to WhatsApp is in view at a time, wherever the page is scrolled', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo('/productos/singani-clasico-2')
    await expect.poll(() => chatsInView(page)).toEqual(['product-info__order'])
    await page.locator('.product-serving').scrollIntoViewIfNeeded()
    await expect.poll(() => chatsInView(page)).toEqual(['bottom-bar'])
    await expect(page.getByRole('complementary', { name: productPage.orderBar.label })).toContainText(
      'Taypi paseño 2',
    )
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => chatsInView(page)).toEqual(['chat-button-floating'])
  })

  test('the bar says no price beside the page’s own', async ({ visitor }) => {
    const { page } = visitor
    await page.setViewportSize({ width: 390, height: 760 })
    await visitor.returnTo('/productos/singani-premium-1')
    const bar = page.locator('.bottom-bar')
    await page.locator('.product-serving').scrollIntoViewIfNeeded()
    await expect(bar.locator('.order-bar__price')).toBeVisible()
    // The page's order is covered by the bar, its price is not.
    await page.setViewportSize({ width: 390, height: 700 })
    await page.evaluate(() => {
      const { bottom } = document.querySelector('.product-info__price')!.getBoundingClientRect()
      scrollBy({ top: bottom - (innerHeight - 80), behavior: 'instant' })
    })
    await expect(bar).toHaveAttribute('data-shown', 'bar')
    await expect(page.locator('.product-info__amount')).toBeInViewport({ ratio: 1 })
    await expect(bar.locator('.order-bar__price')).toBeHidden()
  })

  test('what the stage offers stands in one row, each word in one line', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo('/productos/singani-premium-1')
    await page.evaluate(() => document.fonts.ready)
    const tops = await page
      .locator('.product-gallery__choice button, .product-gallery__actions button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    const lines = await page
      .locator('.unroll-button > span, .zoom-button__button > span')
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height))
    for (const height of expectSome(lines)) expect(height).toBeLessThan(24)
  })

  test('the recipes are one row that scrolls by keyboard; the page is no longer than eight screens', async ({
    visitor,
  }) => {
    const { page } = visitor
    for (const { id } of expectSome(products)) {
      await visitor.returnTo(`/productos/${id}`)
      const length = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
      expect(length, id).toBeLessThanOrEqual(8)
    }
    const row = page.getByRole('group', { name: productPage.serving.recipes })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20)
    expect(await visitor.hasSidewaysScroll()).toBe(false)
    expect(await visitor.axe()).toEqual([])
  })
})

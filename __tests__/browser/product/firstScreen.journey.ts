import '../../../tools/build/nodeAssets'
import type { Locator, Page } from '@playwright/test'
import { products } from '../../../src/content/products'
import { priceNote, productPage, strengthAndGrape } from '../../../src/content/productPage'
import { expect, test } from '../support/visitor'
import { expectSome } from '../../support/expectSome'

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('name, price, volume, strength and grape, and a way to order are in the first screen', async ({
      visitor,
    }) => {
      const { page } = visitor
      for (const product of expectSome(products)) {
        await visitor.returnTo(`/productos/${product.id}`)
        const { title, price } = product
        for (const text of [title, price, priceNote(product), strengthAndGrape(product)]) {
          const element = page.locator('.product-info').getByText(text).first()
          await expect(element, `${product.id}: ${text}`).toBeInViewport({ ratio: 1 })
          expect(await isUnderBar(element), `${product.id}: ${text} under the bar`).toBe(false)
        }
        await expect.poll(() => chatsInView(page), product.id).not.toEqual([])
      }
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one way to WhatsApp is in view at a time, wherever the page is scrolled', async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo('/productos/singani-clasico-2')
    await expect.poll(() => chatsInView(page)).toEqual(['bottom-bar'])
    await expect(page.getByRole('complementary', { name: productPage.orderBar.label })).toContainText(
      'Taypi paseño 2',
    )
    await page.locator('.product-info__order').scrollIntoViewIfNeeded()
    await expect.poll(() => chatsInView(page)).toEqual(['product-info__order'])
    await page.locator('.product-serving').scrollIntoViewIfNeeded()
    await expect.poll(() => chatsInView(page)).toEqual(['bottom-bar'])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => chatsInView(page)).toEqual(['chat-button-floating'])
  })
})

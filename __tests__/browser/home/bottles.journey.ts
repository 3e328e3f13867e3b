import '../../../tools/build/nodeAssets'
import { productMessage } from '../../../src/content/messages'
import { home } from '../../../src/content/home'
import { fullName } from '../../../src/content/product'
import { products } from '../../../src/content/products'
import { openWithChat, readSentMessage } from '../support/chat'
import { phone } from '../support/usability'
import { expect, test } from '../support/visitor'

const first = products[0]!

test.use({ viewport: phone, reducedMotion: 'reduce' })

test('a named bottle’s message is one tap away, within a screen and a half of a phone', async ({
  visitor,
}) => {
  const { page } = visitor
  await openWithChat(visitor, '/')
  const order = page.getByRole('link', { name: `Ordena ${fullName(first)}` })
  const bottom = await order.evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
  expect(bottom).toBeLessThanOrEqual(1.5 * phone.height)
  expect(await readSentMessage(page, () => order.click())).toBe(productMessage(first))
})

test('from the first screen it is two taps away: to the bottles, then the order, in one screen', async ({
  visitor,
}) => {
  const { page } = visitor
  await openWithChat(visitor, '/')
  await page.getByRole('link', { name: home.bottles.label }).click()
  const order = page.getByRole('link', { name: `Ordena ${fullName(first)}` })
  await expect(order).toBeInViewport({ ratio: 1 })
  expect(await readSentMessage(page, () => order.click())).toBe(productMessage(first))
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px a bottle’s card, from its top to its order, is no higher than the window under the bar`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo('/')
    const card = page.locator('.product-card').first()
    const height = await card.evaluate((box) => {
      const order = box.querySelector('.product-card__order')!
      return order.getBoundingClientRect().bottom - box.getBoundingClientRect().top
    })
    expect(height).toBeLessThan(viewport.height - 72)
  })

import '../../tools/build/nodeAssets'
import { productMessage } from '../../src/content/messages'
import { fullName } from '../../src/content/product'
import { products } from '../../src/content/products'
import { readSentMessage } from './support/chat'
import { bagOf, enter, panelOf } from './support/orderBag'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

const [first, second, last] = [products[0]!, products[1]!, products.at(-1)!]

test('with the keyboard alone: bottles from home and from a product page go into one message', async ({
  visitor,
}) => {
  const { page } = visitor
  await enter(visitor, '/')
  expect(expectSome(visitor.requests).filter((address) => /\/order\.\w+\.js/.test(address))).toEqual([])
  await bagOf(visitor).press('Enter')
  await expect(panelOf(visitor).getByText('Tu mensaje está vacío.', { exact: false })).toBeVisible()
  const direct = panelOf(visitor).getByRole('link', { name: /^Ordena por WhatsApp/ })
  expect(await readSentMessage(page, () => direct.press('Enter'))).toBe(
    '¡Hola, Bohemia 56! Quisiera hacer un pedido. ¿Me dan más información?',
  )
  await page.keyboard.press('Escape')
  await expect(bagOf(visitor)).toBeFocused()

  await page.getByRole('button', { name: `Agregar a tu mensaje ${fullName(first)}` }).press('Enter')
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 1 botella')
  await page.getByRole('link', { name: `Descrubrir ${fullName(second)}` }).press('Enter')
  await expect(visitor.heading(second.title)).toBeVisible()
  await page.getByRole('button', { name: `Agregar y elegir más (${fullName(second)})` }).press('Space')

  await bagOf(visitor).press('Enter')
  await expect(panelOf(visitor)).toBeVisible()
  await panelOf(visitor)
    .getByRole('button', { name: `Una más de ${fullName(second)}` })
    .press('Space')
  const message = `¡Hola, Bohemia 56! Me interesan estas botellas:\n⭐ 1 × ${first.title}, «${first.namePainting}»\n💎 2 × ${second.title}, «${second.namePainting}»\n¿Me dan más información?`
  await expect.poll(() => panelOf(visitor).getByRole('blockquote').textContent()).toBe(message)
  const send = panelOf(visitor).getByRole('link', { name: /^Ordena todo por WhatsApp/ })
  expect(await readSentMessage(page, () => send.press('Enter'))).toBe(message)

  await page.keyboard.press('Escape')
  await expect(panelOf(visitor)).toBeHidden()
  await expect(bagOf(visitor)).toBeFocused()
  expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })
  await page.reload()
  await visitor.waitForPage()
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 3 botellas')
  await bagOf(visitor).press('Enter')
  await expect(panelOf(visitor).getByRole('blockquote')).toHaveText(message)
})

test('the card’s own links stay as they are while bottles wait in the message', async ({ visitor }) => {
  const { page } = visitor
  await enter(visitor, '/')
  await page.getByRole('button', { name: `Agregar a tu mensaje ${fullName(first)}` }).click()
  const order = page.getByRole('link', { name: `Ordena ${fullName(first)}` })
  expect(await readSentMessage(page, () => order.click())).toBe(productMessage(first))
})

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the open panel, full and empty, has no axe violation and fits', async ({ visitor }) => {
      const { page } = visitor
      await enter(visitor, `/productos/${last.id}`)
      await page.getByRole('button', { name: `Agregar y elegir más (${fullName(last)})` }).click()
      await bagOf(visitor).click()
      await expect(panelOf(visitor)).toBeVisible()
      expect(await visitor.axe()).toEqual([])
      const sheet = page.locator('.order-panel__sheet')
      expect(await sheet.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
      const list = (await sheet.locator('.order-row').first().boundingBox())!
      const removal = (await sheet.getByRole('button', { name: /^Quitar/ }).boundingBox())!
      expect(removal.x + removal.width, 'right edge of the last control').toBeLessThanOrEqual(
        list.x + list.width,
      )

      await panelOf(visitor)
        .getByRole('button', { name: /^Quitar/ })
        .click()
      await expect(panelOf(visitor).getByText('Tu mensaje está vacío.', { exact: false })).toBeVisible()
      expect(await visitor.axe()).toEqual([])
      await page.keyboard.press('Escape')
      await expect(bagOf(visitor)).toBeFocused()
      expect(await visitor.hasSidewaysScroll()).toBe(false)
    })
  })
}

for (const width of [320, 390, 900, 1440])
  test(`at ${width} px the count stands beside the icon of the bag and of the menu, over neither`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 844 })
    await visitor.returnTo(`/productos/${first.id}`)
    const add = page.getByRole('button', { name: new RegExp(`^Agregar.*${fullName(first)}`) }).first()
    for (let count = 1; count <= 12; count++) await add.click()
    const covered = await page.getByRole('banner').evaluate((bar) => {
      const badge = bar.querySelector('.order-bag__count')?.getBoundingClientRect()
      return [...bar.querySelectorAll('svg')].map((icon) => {
        const { left, right, top, bottom } = icon.getBoundingClientRect()
        if (!badge) return 'no count'
        return badge.left < right && left < badge.right && badge.top < bottom && top < badge.bottom
      })
    })
    expect(new Set(covered)).toEqual(new Set([false]))
    expect(await visitor.hasSidewaysScroll()).toBe(false)
  })

import '../../../tools/build/nodeAssets'
import { fullName } from '../../../src/content/product'
import { products } from '../../../src/content/products'
import { startCarousels } from '../support/carousels'
import { addressOf } from '../support/states'
import { expect, test } from '../support/visitor'
import { carouselsOnRoute } from './support/everyCarousel'
import { slider } from './support/homeCarousels'
import { expectSome } from '../../support/expectSome'

test('Tab reaches the cards in view only', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  await slider(page).getByRole('button', { name: 'Productos siguientes' }).focus()
  const names: string[] = []
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(names.slice(0, 6).map((name) => name.replace(/ \(se abre.*/, ''))).toEqual(
    products
      .slice(0, 2)
      .map(fullName)
      .flatMap((name) => [
        `Ordena ${name} por WhatsApp`,
        `Descrubrir ${name}`,
        `+Agregar a tu mensaje ${name}`,
      ]),
  )
  expect(names[6]).toBe('Compara los singanis')
})

for (const [route, carousels] of expectSome(Object.entries(carouselsOnRoute)))
  test(`${route}: the live region of a carousel is polite only while its rotation is stopped`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.open(addressOf(route))
    await visitor.enter()
    await startCarousels(page)
    for (const { name, turnsAfterMs } of expectSome(carousels)) {
      const carousel = page.getByRole('region', { name, exact: true })
      const live = carousel.locator('> [aria-live]')
      const stop = carousel.getByRole('button', { name: 'Detener la rotación automática' })
      await expect(stop, name).toHaveCount(turnsAfterMs ? 1 : 0)
      await expect(live, name).toHaveAttribute('aria-live', turnsAfterMs ? 'off' : 'polite')
      if (turnsAfterMs) await stop.press('Enter')
      await expect(live, name).toHaveAttribute('aria-live', 'polite')
      await expect(carousel.locator('.slick-slide[aria-hidden=false]'), name).not.toHaveCount(0)
      await expect(carousel.locator('.slick-slide[aria-hidden=false][inert]'), name).toHaveCount(0)
      await expect(carousel.locator('.slick-slide[aria-hidden=true]'), name).not.toHaveCount(0)
      await expect(carousel.locator('.slick-slide[aria-hidden=true]:not([inert])'), name).toHaveCount(0)
    }
  })

import '../../../tools/build/nodeAssets'
import { fullName, products } from '../../../src/content/products'
import { expect, test } from '../support/visitor'
import { slider } from './support/homeCarousels'

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
        `Descrubrir ${name}`,
        `Ordena ${name} por WhatsApp`,
        `+Agregar ${name}, a tu mensaje`,
      ]),
  )
  expect(names[6]).toContain('Ver todo las pinturas')
})

for (const [path, name] of [
  ['/', 'Lo que nos mueve'],
  ['/botellas-personalizada', /./],
] as const)
  test(`${path}: the live region of a carousel is polite only while its rotation is stopped`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.open(path)
    await visitor.enter()
    const carousel = page.locator('[aria-roledescription=carrusel]').and(page.getByRole('region', { name }))
    const live = carousel.first().locator('> [aria-live]')
    const stop = carousel.first().getByRole('button', { name: 'Detener la rotación automática' })
    if (await stop.count()) {
      await expect(live).toHaveAttribute('aria-live', 'off')
      await stop.press('Enter')
    }
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await expect(carousel.first().locator('.slick-slide:not([inert])')).not.toHaveCount(0)
    expect(
      await carousel
        .first()
        .locator('.slick-slide[aria-hidden=true]')
        .evaluateAll((slides) => slides.every((slide) => slide.hasAttribute('inert'))),
    ).toBe(true)
  })

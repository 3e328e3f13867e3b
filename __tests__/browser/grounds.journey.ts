import '../../tools/build/nodeAssets'
import { findProduct, fullName } from '../../src/content/products'
import { startCarousels } from './support/carousels'
import { desktop, phone } from './support/usability'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

// What stands behind a picture, and which part of it is cut off.

test.use({ reducedMotion: 'reduce' })

for (const id of ['singani-premium-1', 'singani-clasico-1'])
  test(`enlarged, the glass of ${id} stands before the wall of its painting`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(`/productos/${id}`)
    const wall = await page
      .locator('[data-wall]')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--wall'))
    await page.getByRole('button', { name: `Ver de cerca ${fullName(findProduct(id)!)}` }).click()
    const view = page.getByRole('dialog', { name: 'Imagen ampliada' }).getByRole('group')
    const ground = await view.evaluate((element, colour) => {
      const shown = getComputedStyle(element).backgroundColor
      element.style.backgroundColor = colour
      return { shown, expected: getComputedStyle(element).backgroundColor }
    }, wall)
    expect(ground.shown).toBe(ground.expected)
  })

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px each picture of the hero stands on its floor, cut off at its top alone`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo('/')
    await startCarousels(page)
    const positions = await page
      .locator('.hero-panel__image')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition))
    for (const position of expectSome(positions)) expect(position).toMatch(/^(5|6|7)\d% 100%$/)
  })

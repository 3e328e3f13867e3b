import '../../tools/build/nodeAssets'
import { fullName } from '../../src/content/product'
import { findProduct } from '../../src/content/products'
import { expect, test } from './support/visitor'

// What stands behind a picture.

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

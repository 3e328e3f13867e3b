import { desktop, phone } from './support/usability'
import { expect, test } from './support/visitor'

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px the trail of a product page leads back to the bottles on the home page`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.returnTo('/productos/singani-premium-2')
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' })
    await trail.getByRole('link', { name: 'Nuestros singanis' }).click()
    await expect(page.getByRole('region', { name: 'Nuestro singanis' })).toBeInViewport()
  })

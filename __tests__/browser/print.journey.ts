import { minorsLegend } from '../../src/content/legal'
import { expect, test } from './support/visitor'

const margin = '12mm'

for (const [kind, path, kept] of [
  ['a Premium', '/productos/singani-premium-1', 'Notas de cata'],
  ['a Clásico', '/productos/singani-clasico-2', 'Notas de cata'],
  ['a painting', '/pinturas/ancestros', 'La obra'],
] as const) {
  test(`${kind} prints on one sheet, with the law's legends and nothing to press`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.open(path)
    await visitor.enter()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: kept })).toBeVisible()
    await expect(page.getByText(minorsLegend).last()).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)

    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
}

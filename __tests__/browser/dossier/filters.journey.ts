import { section } from '../support/auditPages'
import { desktop, phone } from '../support/usability'
import { expect, test } from '../support/visitor'
import { openDossier, rowOf, requireDossier, statedRows, unfold } from './support/dossierPage'

test.beforeAll(requireDossier)

test('a link to a row shows it, even where the link’s filters would hide it', async ({ visitor }) => {
  const { page } = visitor
  await openDossier(visitor, '?estado=no-aplica#BO-259-09.I')
  await expect(rowOf(page, 'BO-259-09.I')).toBeInViewport()
  await expect(rowOf(page, 'BO-259-09.I')).toContainText('CONFORME')
  await expect(page).toHaveURL(/\?#BO-259-09\.I$/)
})

test('pressing a count shows its rows; filters stay in the address and after a reload; a search without result says so', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  const matrix = section(page, 'Requisitos')
  const inapplicable = statedRows().filter(({ status }) => status === 'NO APLICA').length
  const pending = statedRows().filter(
    ({ status, types }) => status === 'PENDIENTE DE REVISIÓN HUMANA' && types.includes('B'),
  ).length
  expect([inapplicable, pending].every((count) => count > 1)).toBe(true)
  const all = await matrix.getByRole('row').count()
  await page
    .getByRole('list', { name: 'Requisitos por estado' })
    .getByRole('link', { name: /NO APLICA/ })
    .click()
  await expect(matrix.getByRole('row')).toHaveCount(1 + inapplicable)
  await expect(matrix).toContainText(`Se ven ${inapplicable} de ${all - 1} requisitos.`)
  await page.goBack()
  await expect(matrix.getByRole('row')).toHaveCount(all)
  await expect(rowOf(page, 'R1')).toBeVisible()
  await matrix.getByRole('combobox', { name: 'Estado' }).selectOption('PENDIENTE DE REVISIÓN HUMANA')
  await matrix.getByRole('radio', { name: 'en el navegador' }).check()
  await expect(page).toHaveURL(/\?estado=pendiente&tipo=B$/)
  await page.reload()
  await expect(matrix.getByRole('row')).toHaveCount(1 + pending)
  await expect(rowOf(page, 'BO-DS-20.b')).toBeVisible()
  await matrix.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(matrix.getByRole('row')).toHaveCount(all)
  await matrix.getByRole('searchbox', { name: 'Buscar palabras' }).fill('camion volador')
  await expect(matrix).toContainText('Ningún requisito cumple esos filtros.')
})

test('an unknown filter in the address is named, and hides nothing', async ({ visitor }) => {
  await openDossier(visitor, '?estado=verificado')
  await expect(visitor.page.getByRole('alert')).toContainText('estado=verificado')
  await expect(rowOf(visitor.page, 'R1')).toBeVisible()
})

test('on a phone a row shows what is asked and its status; its button, and a link to it, unfold the rest', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  const [first, second] = [rowOf(page, 'BO-259-09.I'), rowOf(page, 'BO-259-09.II')]
  await expect(first).toContainText('Las dos leyendas')
  await expect(first.getByText('CONFORME', { exact: true })).toBeVisible()
  await expect(first.getByText('10 evidencias')).toBeHidden()
  await unfold(first)
  await expect(first.getByText('10 evidencias')).toBeVisible()
  await first.getByRole('button', { name: 'Ver menos' }).click()
  await expect(first.getByText('10 evidencias')).toBeHidden()
  await page.locator('#textos').getByRole('link', { name: 'BO-259-09.II', exact: true }).first().click()
  await expect(second.getByText('6 evidencias')).toBeVisible()
  await expect(second).toBeInViewport()
})

test('on phone and desktop the search stays in view over the rows, and covers no row that a link leads to', async ({
  visitor,
}) => {
  const { page } = visitor
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await openDossier(visitor, '#R10')
    const search = page.getByRole('searchbox')
    await expect(search).toBeInViewport({ ratio: 1 })
    const [bar, row] = [
      await page.locator('.matrix-search').boundingBox(),
      await rowOf(page, 'R10').boundingBox(),
    ]
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    expect(row?.y).toBeLessThan(viewport.height / 2)
  }
})

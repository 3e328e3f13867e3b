import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openDossier, rowOf, requireDossier, statedRows } from './support/dossierPage'

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
  await matrix.getByRole('radio', { name: /^PENDIENTE DE REVISIÓN HUMANA/ }).check()
  await matrix.getByRole('radio', { name: 'en el navegador' }).check()
  await expect(page).toHaveURL(/\?estado=pendiente&tipo=B$/)
  await page.reload()
  await expect(matrix.getByRole('row')).toHaveCount(1 + pending)
  await expect(rowOf(page, 'BO-DS-20.b')).toBeVisible()
  await matrix.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(matrix.getByRole('row')).toHaveCount(all)
  await matrix.getByRole('searchbox', { name: 'Palabras' }).fill('camion volador')
  await expect(matrix).toContainText('Ningún requisito cumple esos filtros.')
})

test('an unknown filter in the address is named, and hides nothing', async ({ visitor }) => {
  await openDossier(visitor, '?estado=verificado')
  await expect(visitor.page.getByRole('alert')).toContainText('estado=verificado')
  await expect(rowOf(visitor.page, 'R1')).toBeVisible()
})

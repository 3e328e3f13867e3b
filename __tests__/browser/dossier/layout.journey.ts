import { expectAccessible, section } from '../support/auditPages'
import { desktop, phone } from '../support/usability'
import { expect, test } from '../support/visitor'
import { openDossier, rowOf, requireDossier } from './support/dossierPage'

test.beforeAll(requireDossier)

test('on phone and desktop, light and dark: axe finds nothing on the dossier’s page, and nothing is wider than the screen', async ({
  visitor,
}) => {
  await visitor.page.setViewportSize(phone)
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  await openDossier(visitor)
  await expectAccessible(visitor, 'the dossier’s page')
})

test('on phone and desktop: the counts and what the dossier never claims are on the first screen', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  const list = page.getByRole('list', { name: 'Requisitos por estado' })
  await expect(list.getByRole('listitem')).toHaveCount(7)
  await expect(list).not.toContainText('%')
  const limits = section(page, 'Resumen').getByText('No se verificaron las modificaciones posteriores')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expect(list).toBeInViewport({ ratio: 1 })
    await expect(limits).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Para control de calidad y auditoría: .* capturas/)).toBeInViewport()
  }
})

test('the dossier’s page on paper: folded parts are open, controls are hidden', async ({ visitor }) => {
  const { page } = visitor
  await openDossier(visitor)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rowOf(page, 'BO-259-09.I').getByText('Se cumple. «EL CONSUMO')).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rowOf(page, 'BO-259-09.I').getByText('Se cumple. «EL CONSUMO')).toBeHidden()
})

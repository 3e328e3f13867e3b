import { transitions } from '../../../src/audit/chart/chart.json'
import { defects } from '../../../src/audit/model/defects'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab } from './support/labPage'

test('coverage is counted and drawn', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const coverage = section(page, 'Cobertura')
  await expect(coverage).toContainText(`1 de ${transitions.length}`)
  await coverage.getByRole('checkbox', { name: 'Pintar la cobertura' }).check()
  await expect(page.locator('.chart-view__badge--covered')).toHaveCount(1)
  await coverage.getByRole('radio', { name: 'Corrida de pruebas' }).check()
  await expect(coverage).toContainText(`${transitions.length} de ${transitions.length}`)
  await expect(page.locator('.chart-view__badge--covered')).toHaveCount(transitions.length)
})

test('a planted defect turns a check red, and its link shows it', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const defectPanel = section(page, 'Defectos')
  await defectPanel.getByRole('button', { name: 'Correr las pruebas' }).click()
  await expect(defectPanel).toContainText('Verde:')
  await defectPanel.getByRole('combobox').selectOption(defects[0]?.id ?? '')
  await defectPanel.getByRole('button', { name: 'Correr las pruebas' }).click()
  await expect(defectPanel).toContainText('Rojo:')
  await defectPanel.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`defecto=${defects[0]?.id}`))
  await expect(defectPanel).toContainText('puesto ahora')
  const chart = section(page, 'Diagrama')
  await expect(chart.getByText(/^No cumple las reglas\. .*se esperaba/)).toBeVisible()
  await defectPanel.getByRole('combobox').selectOption('')
  await defectPanel.getByRole('button', { name: 'Quitarlo de la máquina de arriba' }).click()
  await expect(chart.getByText(/^Cumple las reglas: /)).toBeVisible()
})

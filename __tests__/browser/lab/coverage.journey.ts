import { transitions } from '../../../src/audit/gate/chart.json'
import { defects } from '../../../src/audit/gate/defects/defects'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { currentState, openInLab, openLab, stepButton } from './support/labPage'

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

test('coverage adds up over restarts and links until it is cleared; pairs and guards have their own ways', async ({
  visitor,
}) => {
  const { page } = visitor
  await openLab(visitor, '?local=accepted')
  const coverage = section(page, 'Cobertura')
  const figure = coverage.locator('.coverage-panel__figure')
  await coverage.getByRole('link', { name: 'R9 no aceptado: no' }).click()
  await expect(figure).toHaveText(`3 de ${transitions.length}`)
  await stepButton(page, 'Empezar de nuevo').click()
  await expect(figure).toHaveText(`3 de ${transitions.length}`)
  await coverage.getByRole('radio', { name: 'Resultados de guardas' }).check()
  await coverage.getByRole('link', { name: 'wantsToBeRemembered: se cumple' }).click()
  await expect(currentState(page)).toContainText('aceptado · recordado')
  await coverage.getByRole('radio', { name: 'Pares de flechas' }).check()
  await coverage.getByRole('link', { name: /no aceptado: no → R10 / }).click()
  await expect(page).toHaveURL(/\?pasos=no\.50ms$/)
  await coverage.getByRole('button', { name: 'Vaciar la cobertura' }).focus()
  await page.keyboard.press('Enter')
  await expect(figure).toHaveText(/^0 de /)
  await stepButton(page, 'NO').click()
  await expect(figure).toHaveText(/^1 de /)
})

test('the legend lists the marks that are drawn now', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const legend = section(page, 'Diagrama').getByRole('list', { name: 'Qué significa cada marca' })
  await expect(legend).toContainText('flecha que se puede pulsar')
  await expect(legend).not.toContainText('flecha sin recorrer')
  await page.getByRole('checkbox', { name: 'Pintar la cobertura' }).check()
  await expect(legend).toContainText('flecha sin recorrer')
})

test('the checks of a rule are run by keyboard, green on the site’s machine and red with a defect', async ({
  visitor,
}) => {
  const { page } = visitor
  await openLab(visitor)
  const rules = section(page, 'Reglas')
  const row = rules.getByRole('row', { name: /^R10/ })
  await expect(row).toContainText('sin correr')
  await row.getByRole('button', { name: 'Correr las pruebas de R10' }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText(/\d+ pruebas pasan/)
  await openInLab(page, '?defecto=mensaje-queda')
  await expect(row).toContainText('sin correr')
  await rules.getByRole('button', { name: 'Correr las pruebas de todas las reglas' }).click()
  await expect(row).toContainText(/\d+ de \d+ pruebas fallan/)
  await row.getByRole('link').first().click()
  await expect(section(page, 'Diagrama').getByText(/No cumple las reglas\. /)).toBeVisible()
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
  await expect(chart.getByText(/No cumple las reglas\. .*se esperaba/)).toBeVisible()
  await defectPanel.getByRole('combobox').selectOption('')
  await defectPanel.getByRole('button', { name: 'Quitarlo de la máquina de arriba' }).click()
  await expect(chart.getByText(/^Cumple las reglas: /)).toBeVisible()
})

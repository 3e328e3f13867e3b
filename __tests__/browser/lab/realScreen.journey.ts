import { gate } from '../../../src/content/legal'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab, gateScreen, currentState, stepButton } from './support/labPage'

test('answers given on the gate’s screen move the chart', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const screen = gateScreen(page, 'A')
  await expect(screen.locator('html')).toHaveAttribute('lang', 'es-BO')
  await screen.getByRole('button', { name: 'NO', exact: true }).press('Enter')
  await expect(currentState(page)).toContainText('rechazando')
  await screen.getByRole('button', { name: gate.rejectionClose }).press('Enter')
  await screen.getByRole('checkbox', { name: gate.remember }).press('Space')
  await screen.getByRole('button', { name: 'SÍ', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\?pasos=no\.si-recordar$/)
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Aquí empieza el sitio')
  await screen.getByRole('button', { name: gate.forget }).press('Enter')
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
})

test('after the 50 ms the gate’s screen still shows the dialog, until a reload', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no.50ms')
  await expect(currentState(page)).toContainText('preguntando')
  await expect(gateScreen(page, 'A').getByRole('alertdialog')).toBeVisible()
  await stepButton(page, 'Recargar').click()
  await expect(gateScreen(page, 'A').getByRole('alertdialog')).toBeHidden()
})

test('the gate’s screen says when an answer could not be stored', async ({ visitor }) => {
  await openLab(visitor, '?session=~lleno&pasos=si')
  await expect(gateScreen(visitor.page, 'A').getByRole('status')).toContainText(gate.unsavedNotice)
})

test('an answer in tab B lets tab A in, and forgetting asks again in A', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const tabs = section(page, 'Dos pestañas')
  await tabs.getByRole('button', { name: 'Abrir la pestaña B' }).click()
  await gateScreen(page, 'B').getByRole('checkbox').press('Space')
  await gateScreen(page, 'B').getByRole('button', { name: 'SÍ', exact: true }).press('Enter')
  for (const tab of ['A', 'B'] as const) {
    await expect(gateScreen(page, tab).getByRole('heading', { level: 1 })).toHaveText('Aquí empieza el sitio')
  }
  await expect(section(page, 'Registro')).toContainText('X4')
  await tabs.getByRole('button', { name: 'Olvidar', exact: true }).click()
  await expect(gateScreen(page, 'A').getByRole('heading', { level: 1 })).toHaveText(gate.question)
})

import { gate } from '../../../src/content/legal'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab, stepButton, currentState, gateScreen } from './support/labPage'

test('time goes forwards by steps and back by one millisecond', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no')
  await stepButton(page, '+1 ms').click()
  await expect(section(page, 'Diagrama')).toContainText('faltan 49 ms')
  await stepButton(page, '−1 ms').click()
  await expect(section(page, 'Diagrama')).toContainText('faltan 50 ms')
  await expect(page).toHaveURL(/\?pasos=no$/)
  await stepButton(page, '+50 ms').click()
  await expect(currentState(page)).toContainText('preguntando» (R10)')
  await stepButton(page, '−1 ms').click()
  await expect(section(page, 'Diagrama')).toContainText('faltan 1 ms')
})

test('the slider moves with the arrow keys, and a step taken in the past replaces what followed', async ({
  visitor,
}) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no.50ms.si')
  const slider = page.getByRole('slider', { name: 'Momento que se muestra' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(currentState(page)).toContainText('comprobando')
  await page.keyboard.press('ArrowRight')
  await expect(currentState(page)).toContainText('rechazando')
  await expect(section(page, 'Pasos')).toContainText('Estás en el pasado')
  await expect(gateScreen(page, 'A').getByRole('heading', { level: 1 })).toHaveText(gate.question)
  await stepButton(page, 'SÍ recordando').click()
  await expect(page).toHaveURL(/\?pasos=no\.si-recordar$/)
  await expect(currentState(page)).toContainText('aceptado · recordado')
})

import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab, currentState, stepButton } from './support/labPage'

test('the storage panel sets what the storages hold, or blocks them', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const local = section(page, 'Almacenes').getByRole('group', { name: 'Almacén local' })
  await local.getByRole('radio', { name: 'ACCEPTED', exact: true }).check()
  await expect(page).toHaveURL(/\?local=ACCEPTED$/)
  await expect(currentState(page)).toContainText('R3')
  await local.getByRole('radio', { name: 'otro valor' }).check()
  const value = section(page, 'Almacenes').getByRole('textbox', { name: 'Otro valor' })
  await value.fill('')
  await value.pressSequentially('accepted')
  await expect(page).toHaveURL(/\?local=accepted$/)
  await expect(currentState(page)).toContainText('aceptado · recordado')
  await local.getByRole('radio', { name: 'bloqueado' }).check()
  await expect(currentState(page)).toContainText('X1')
  await expect(section(page, 'Registro')).toContainText('SecurityError')
})

test('this browser’s own storages are used after a warning, and restored on request', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  await page.evaluate(() => localStorage.setItem('status', 'x'))
  const storages = section(page, 'Almacenes')
  await expect(storages).toContainText('los almacenes de verdad')
  await storages.getByRole('radio', { name: 'en este navegador' }).check()
  await expect(currentState(page)).toContainText('R3')
  await stepButton(page, 'SÍ recordando').click()
  await expect(currentState(page)).toContainText('aceptado · recordado')
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
  await storages.getByRole('button', { name: 'Devolver lo que había' }).click()
  await expect(storages).toContainText('Listo')
  expect(await visitor.stored()).toEqual({ local: 'x', session: null })
})

test('what this browser held is given back after a reload too', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  await page.evaluate(() => localStorage.setItem('status', 'x'))
  const storages = section(page, 'Almacenes')
  await storages.getByRole('radio', { name: 'en este navegador' }).check()
  await stepButton(page, 'SÍ recordando').click()
  await expect(currentState(page)).toContainText('aceptado · recordado')
  await page.reload()
  await expect(storages).toContainText('también si la recargas')
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
  await storages.getByRole('button', { name: 'Devolver lo que había' }).click()
  await expect(storages).toContainText('Listo')
  expect(await visitor.stored()).toEqual({ local: 'x', session: null })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.reload()
  await expect(currentState(page)).not.toBeEmpty()
  await expect(storages.getByRole('button', { name: 'Devolver lo que había' })).toHaveCount(0)
})

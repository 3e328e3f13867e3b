import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab, currentState, stepButton, gateScreen } from './support/labPage'

test('by keyboard, on the chart: NO, the 50 ms, SÍ and forgetting', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).focus()
    await expect(page.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(/^Transición no, /)
  await expect(currentState(page)).toContainText('rechazando')
  await expect(section(page, 'Diagrama')).toContainText('faltan 50 ms')
  await press(/regla R10/)
  await expect(currentState(page)).toContainText('preguntando')
  await press(/^Transición sí, si wantsToBeRemembered/)
  await expect(currentState(page)).toContainText('aceptado · recordado')
  await press(/^Transición olvidar/)
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
})

test('by keyboard: Tab reaches every button of the bar, with a visible focus', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const wanted = ['SÍ', 'NO', '+50 ms', 'Recargar', 'Primer momento']
  const reached: { name: string; isOutlined: boolean }[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.querySelector(':focus') ?? document.body
      const name = element.getAttribute('aria-label') ?? element.textContent
      return { name: name.trim(), isOutlined: getComputedStyle(element).outlineStyle !== 'none' }
    })
    reached.push(focused)
  }
  const buttons = reached.filter(({ name }) => wanted.includes(name))
  expect(buttons.slice(0, wanted.length)).toEqual(wanted.map((name) => ({ name, isOutlined: true })))
})

test('a step button keeps the focus while the gate’s screen opens its dialog', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  await stepButton(page, 'NO').focus()
  await page.keyboard.press('Enter')
  await expect(gateScreen(page, 'A').getByRole('alertdialog')).toBeVisible()
  await expect(stepButton(page, 'NO')).toBeFocused()
  await expect(page).toHaveTitle('Laboratorio de la puerta — Bohemia 56')
})

test('by keyboard on a phone: nothing that stays in view lies over what has the focus', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLab(visitor, '?pasos=no')
  const steps = section(page, 'Pasos')
  const count = await steps.getByRole('button').count()
  await steps.getByText('¿Qué es esto?').focus()
  const covered: string[] = []
  for (let presses = 0; presses < count; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(top) ? '' : (element.getAttribute('aria-label') ?? element.textContent)
    })
    if (name) covered.push(name)
  }
  expect(count).toBeGreaterThan(15)
  expect(covered).toEqual([])
})

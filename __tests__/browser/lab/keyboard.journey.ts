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
  for (let presses = 0; presses < 60 && wanted.length > 0; presses++) {
    await page.keyboard.press('Tab')
    const { name, outline } = await page.evaluate(() => {
      const focused = document.querySelector(':focus')
      const shown = focused ? getComputedStyle(focused).outlineStyle : 'none'
      return { name: focused?.getAttribute('aria-label') ?? focused?.textContent ?? '', outline: shown }
    })
    if (name.trim() !== wanted[0]) continue
    expect(outline, name).not.toBe('none')
    wanted.shift()
  }
  expect(wanted).toEqual([])
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

import type { Page } from '@playwright/test'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { currentState, gateScreen, openLab, stepButton } from './support/labPage'

const litRules = (page: Page) => page.locator('.chart-view__row--step .chart-view__rule')

test('all transitions of a step are lit, in order; R7 and R8 are told apart from the writing', async ({
  visitor,
}) => {
  const { page } = visitor
  await openLab(visitor)
  await stepButton(page, 'SÍ').click()
  await expect(currentState(page)).toContainText('(R8) y de ahí a «aceptado · recordado» (R7-R8)')
  await expect(litRules(page)).toHaveText(['R8', 'R7-R8'])
  await expect(page.locator('.chart-view__row--step .chart-view__sign')).toHaveText(['1', '2'])
  await section(page, 'Registro').getByRole('button', { name: '2', exact: true }).click()
  await expect(section(page, 'Pasos')).toContainText('Momento 2 de 2 · evento 1 de 2')
  await expect(litRules(page)).toHaveText(['R8'])
})

test('the chart follows A or B: state, arrows and sentence', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=b-abrir.b-no')
  const chart = section(page, 'Diagrama')
  await expect(currentState(page)).toContainText('la puerta de la pestaña A sigue en')
  await expect(chart).toContainText('sin mensaje en pantalla')
  await chart.getByRole('radio', { name: 'Seguir B' }).check()
  await expect(currentState(page)).toContainText('la puerta de la pestaña B pasa de')
  await expect(chart).toContainText('faltan 50 ms')
  await chart.getByRole('button', { name: /^Transición sí, de .* regla R8/ }).press('Enter')
  await expect(page).toHaveURL(/pasos=b-abrir\.b-no\.b-si$/)
})

test('on wide screens the two tabs stand side by side', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLab(visitor, '?pasos=b-abrir')
  const [a, b] = await Promise.all(
    ['A', 'B'].map((tab) =>
      page.locator(`iframe[title="Pantalla del sitio en la pestaña ${tab}"]`).boundingBox(),
    ),
  )
  expect(Math.abs((a?.y ?? 0) - (b?.y ?? 99))).toBeLessThan(2)
  expect(b?.x).toBeGreaterThan((a?.x ?? 0) + (a?.width ?? 0))
  await expect(gateScreen(page, 'B').getByRole('heading', { level: 1 })).toBeVisible()
})

test('on a phone every step button shows sentence and verdict without scrolling', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const steps = section(page, 'Pasos')
  for (const name of ['NO', '+50 ms', 'SÍ', 'Recargar']) {
    await stepButton(page, name).click()
    await expect(steps.locator('.step-verdict__result')).toContainText('Cumple las reglas')
    await expect(steps.locator('.step-verdict__result')).toBeInViewport({ ratio: 1 })
    await expect(steps.locator('.step-verdict__sentence').first()).toBeInViewport({ ratio: 1 })
  }
})

test('the drawing is zoomed by keyboard, each shape by itself', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLab(visitor)
  const chart = section(page, 'Diagrama')
  const width = async () => (await page.locator('.chart-view').boundingBox())?.width ?? 0
  await chart.getByRole('radio', { name: 'apaisado' }).check()
  const natural = Number(await page.locator('.chart-view').getAttribute('width'))
  expect(await width()).toBeCloseTo(natural, 0)
  await chart.getByRole('button', { name: 'Acercar' }).press('Enter')
  expect(await width()).toBeCloseTo(natural * 1.25, 0)
  await chart.getByRole('radio', { name: 'vertical' }).check()
  await chart.getByRole('radio', { name: 'apaisado' }).check()
  expect(await width()).toBeCloseTo(natural * 1.25, 0)
  await chart.getByRole('button', { name: 'Ajustar' }).press('Enter')
  const box = page.locator('.chart-drawing .scroll-box')
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const fitted = await width()
  await chart.getByRole('button', { name: 'Alejar' }).press('Enter')
  expect(await width()).toBeLessThan(fitted)
  await chart.getByRole('button', { name: '100 %' }).press('Enter')
  expect(await width()).toBeCloseTo(natural, 0)
})

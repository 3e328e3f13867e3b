import type { Locator, Page } from '@playwright/test'
import { narrowestWidth } from '../../src/content/accessibilityTests'
import { answers, gate } from '../../src/content/legal'
import { drawnRules } from './support/axe'
import { quoteInLink } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'

// A window of 1280 × 1024 at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: narrowestWidth, height: 256 }, deviceScaleFactor: 4, reducedMotion: 'reduce' })

const pages = [
  '/',
  '/nosotros',
  quoteInLink,
  '/pinturas?artista=artista-de-los-llanos&tecnica=oleo',
  '/pinturas/ancestros',
  '/pinturas/artista/artista-del-altiplano',
  '/productos/singani-premium-1',
]

/** In everyState.journey.ts axe asks everything of the same states; zoomed, they are only drawn otherwise. */
const drawnViolations = (visitor: Visitor) => visitor.axe(drawnRules)

/** Whether what has the focus can be seen: neither out of the window nor under something that stays. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)]
    const [x1, y1] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
    if (x1 <= x0 || y1 <= y0) return false
    return [0.2, 0.5, 0.8].some((part) => {
      const found = document.elementFromPoint(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
      return found !== null && (focused.contains(found) || found.contains(focused))
    })
  })

/** px under what stays wherever one scrolls. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, width } = element.getBoundingClientRect()
      return /fixed|sticky/.test(position) && width > 160 && bottom > 0 && top < innerHeight
    })
    return stays.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
  })

/** Every one; none at all is a fault. */
const allOf = async (controls: Locator) => {
  await expect(controls).not.toHaveCount(0)
  return controls.all()
}

const isInside = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  await expect(control).toBeInViewport({ ratio: 0.9 })
}

test('the gate: no sideways scroll, each answer in sight, the dialog whole', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.waitForQuestion()
  expect(await visitor.hasSidewaysScroll()).toBe(false)
  for (const name of Object.values(answers)) await isInside(page.getByRole('button', { name, exact: true }))
  await page.getByRole('button', { name: 'NO', exact: true }).press('Enter')
  await isInside(page.getByRole('button', { name: gate.rejectionClose }))
  expect(await drawnViolations(visitor)).toEqual([])
})

test('every route: no sideways scroll, nothing covers the page or the focus, axe', async ({ visitor }) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  for (const path of pages) {
    await visitor.open(path)
    await visitor.waitForPage()
    expect.soft(await visitor.hasSidewaysScroll(), path).toBe(false)
    await page.evaluate(() => scrollTo(0, 600))
    expect.soft(await coveredHeight(page), path).toBeLessThan(256 / 4)
    await page.evaluate(() => scrollTo(0, 0))
    for (let step = 1; step <= 20; step++) {
      await page.keyboard.press('Tab')
      expect.soft(await isFocusInSight(page), `${path} after ${step} × Tab`).toBe(true)
    }
    expect.soft(await drawnViolations(visitor), path).toEqual([])
  }
})

test('the menu: every link can be reached and seen, by the wheel too', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  await page.getByRole('button', { name: 'Abrir menú' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  for (const link of await allOf(menu.getByRole('link'))) await isInside(link)
  // By hand: `scrollIntoView` also moves a box that nobody else can scroll. A turn right after another may be lost.
  await menu.hover({ position: { x: 20, y: 120 } })
  const last = menu.getByRole('link').last()
  await page.mouse.wheel(0, -5000)
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  expect(await drawnViolations(visitor)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('the zoom: most of the window is picture, every button in sight, 4× sharp', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await page.getByRole('button', { name: 'Ver de cerca Ancestros' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Imagen ampliada' })
  for (const button of await allOf(dialog.getByRole('button')))
    await expect(button).toBeInViewport({ ratio: 1 })
  const stage = await dialog.getByRole('group').boundingBox()
  expect(stage?.height).toBeGreaterThan(256 / 2)
  const picture = dialog.getByRole('img')
  expect((await picture.boundingBox())?.height).toBeGreaterThan(256 / 2)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(dialog.getByRole('status')).toHaveText('Aumento 4×')
  expect(await drawnViolations(visitor)).toEqual([])
})

test('the order panel and the quote: composed by keyboard, each control in sight', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/productos/singani-premium-1')
  await page
    .getByRole('button', { name: /^Agregar y elegir más \(Singani Premium/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: /^Tu mensaje/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Tu mensaje' })
  for (const control of await allOf(panel.locator('button, a'))) await isInside(control)
  expect(await drawnViolations(visitor)).toEqual([])
  await page.keyboard.press('Escape')

  await visitor.open('/botellas-personalizada')
  await visitor.waitForPage()
  await page.getByLabel('¿Cuántas botellas?').focus()
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  expect(await isFocusInSight(page)).toBe(true)
  expect(await visitor.hasSidewaysScroll()).toBe(false)
  expect(await drawnViolations(visitor)).toEqual([])
})

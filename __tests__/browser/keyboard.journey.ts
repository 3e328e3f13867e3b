import '../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { answers, gate } from '../../src/content/legal'
import { products } from '../../src/content/products'
import { expect, test } from './support/visitor'

/** Tabs until the focus is on what is called so, as someone without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, limit = 60) {
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press('Tab')
    // In one look: what has the focus may leave the page between two.
    const { label, isOutlined } = await page.evaluate(() => {
      const focused = document.querySelector(':focus') ?? document.body
      const [own, after] = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
      return {
        label: focused === document.body ? '' : (focused.getAttribute('aria-label') ?? focused.textContent),
        isOutlined: own.outlineStyle !== 'none' || after.outlineStyle !== 'none',
      }
    })
    if (typeof name === 'string' ? label.trim() === name : name.test(label)) {
      expect(isOutlined, `the focus on ${name} is visible`).toBe(true)
      return
    }
  }
  throw new Error(`Tab never reached ${name}`)
}

test('with the keyboard alone: the gate, both carousels, the menu and a product page', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.waitForQuestion()
  await page.keyboard.press('Tab')
  const yes = page.getByRole('button', { name: answers.yes, exact: true })
  /** As often as there are answers: from SÍ to the box, and back. */
  const pressTimes = async (key: string) => {
    for (let times = Object.keys(answers).length; times > 0; times--) await page.keyboard.press(key)
  }
  await expect(yes).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('button', { name: gate.rejectionClose })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(yes).toBeFocused()
  await pressTimes('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await pressTimes('Shift+Tab')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(visitor.heading(/^Singani artesanal boliviano/)).toBeFocused()

  await tabTo(page, 'Detener la rotación automática')
  await page.keyboard.press('Enter')
  await tabTo(page, '#Artesanal')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '#Arte', exact: true })).toBeFocused()
  await expect(page.getByRole('tab', { name: '#Arte', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: '#Tradiciones' })).toBeFocused()

  await tabTo(page, 'Productos siguientes')
  await page.keyboard.press('Enter')
  // What has left the view is out of reach once the turn has ended.
  const inReach = page.locator('.product-slider .slick-slide:not([inert])')
  const second = products[1]!
  await expect(inReach.first()).toContainText(second.namePainting)
  await tabTo(page, /^Descrubrir/)
  await expect(page.locator(':focus')).toContainText(second.namePainting)
  await page.keyboard.press('Enter')
  await expect(visitor.heading(second.title)).toBeFocused()

  await page.reload()
  await tabTo(page, 'Imagen 2 de 2: pintura')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, /^Ordena por WhatsApp/)

  await page.reload()
  await tabTo(page, 'Saltar al contenido')
  await tabTo(page, 'Abrir menú')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await tabTo(page, 'Sobre Nosotros')
  await page.keyboard.press('Enter')
  await expect(visitor.heading('Sobre nosotros')).toBeFocused()
})

import { letLayoutSettle } from './support/usability'
import { expect, test } from './support/visitor'

test('the menu on a phone: scroll locked, Escape and outside close it, the focus comes back', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  const toggle = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('dialog', { name: 'Menú' })
  // The wheel scrolls outside the page's time, and tells nobody that it scrolled nothing: 200 ms.
  const scrollBy = () =>
    page.mouse.wheel(0, 600).then(() => page.waitForTimeout(200).then(() => page.evaluate(() => scrollY)))

  await toggle.click()
  await expect(menu).toBeVisible()
  expect(await scrollBy()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.mouse.click(20, 400)
  await expect(menu).toBeHidden()

  await toggle.click()
  await menu.getByRole('link', { name: 'Pinturas' }).click()
  await expect(menu).toBeHidden()
  await expect(visitor.heading('Pinturas')).toBeFocused()
  expect(await scrollBy()).toBeGreaterThan(0)
})

test('a menu closed with Escape and opened again at once stays open', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  // In one task: the dialog's close event comes after both.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    document.querySelector<HTMLElement>('.nav-bar__toggle')?.click()
  })
  await letLayoutSettle(visitor)
  await expect(menu).toBeVisible()
})

import { waitForPaint } from './support/waitForPaint'
import { expect, test } from './support/visitor'

test('the menu on a phone: scroll locked, Escape and outside close it, the focus comes back', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  const toggle = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('dialog', { name: 'Menú' })
  const scrolled = () => page.evaluate(() => scrollY)

  await toggle.click()
  await expect(menu).toBeVisible()
  await page.mouse.wheel(0, 600)
  // The wheel scrolls outside the page's time, and tells nobody that it scrolled nothing.
  await page.waitForTimeout(200)
  expect(await scrolled()).toBe(0)
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
  await page.mouse.wheel(0, 600)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('a menu closed with Escape and opened again at once stays open', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  // In one task: the dialog's close event comes after both.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    document.querySelector<HTMLElement>('.nav-bar__toggle')?.click()
  })
  await waitForPaint(visitor.page)
  await expect(menu).toBeVisible()
})

test('below 900 px the bar has the menu, from 900 px on its links, which close a menu that is open', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  const toggle = page.getByRole('button', { name: 'Abrir menú' })
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pinturas' })
  const seenAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await waitForPaint(visitor.page)
    return { menu: await toggle.isVisible(), links: await link.isVisible() }
  }
  for (const width of [320, 700, 899])
    expect(await seenAt(width), `${width} px`).toEqual({ menu: true, links: false })
  for (const width of [900, 1440])
    expect(await seenAt(width), `${width} px`).toEqual({ menu: false, links: true })

  await seenAt(899)
  await toggle.click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 900, height: 844 })
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.className)).not.toContain('is-scroll-locked')
})

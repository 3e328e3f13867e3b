import { expect, test } from './support/visitor'

const question = '¿Tienes más de 18 años?'

test('the gate is read before any script of the site has arrived, and an early SÍ is not lost', async ({
  visitor,
}) => {
  const { page } = visitor
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/main\./, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/nosotros', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  expect(await visitor.stored()).toEqual({ local: null, session: null })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
})

test('a returning visitor never sees the gate, and the page is there before the site’s code', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter({ remember: true })
  await page.route(/\/assets\/(react|library|site)\.\w+\.js/, () => {})
  await page.goto('/productos/singani-premium-1', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Singani Premium' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: question })).toHaveCount(0)
})

test('the focus stays on its control when React takes the place of the prerendered page', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter({ remember: true })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/site\.\w+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/productos/singani-premium-1', { waitUntil: 'commit' })
  const bag = page.getByRole('link', { name: /^Ordena por WhatsApp/ }).first()
  await bag.focus()
  release()
  await page.locator('#root:not([aria-busy])').waitFor()
  await expect(page.locator('.static-page')).toHaveCount(0)
  await expect(bag).toBeFocused()
})

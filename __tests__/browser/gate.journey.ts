import { gate } from '../../src/content/legal'
import { holdFile } from './support/holdFile'
import { expect, test } from './support/visitor'

test('SÍ enters for this session only; SÍ with the box ticked is remembered', async ({
  visitor,
  context,
}) => {
  await visitor.open('/')
  await visitor.enter()
  expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })

  await visitor.page.evaluate(() => sessionStorage.clear())
  await visitor.open('/')
  await visitor.enter({ remember: true })
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })

  const nextVisit = await context.newPage()
  await nextVisit.goto('/nosotros')
  await expect(nextVisit.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
})

test('after SÍ the focus is on the page, and Back does not lead to the gate', async ({ visitor }) => {
  const { page } = visitor
  await page.goto('about:blank')
  await visitor.open('/nosotros')
  await visitor.enter()
  await expect(visitor.heading('Sobre nosotros')).toBeFocused()
  await visitor.footerLink('Pinturas').click()
  await expect(visitor.heading('Pinturas')).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(visitor.heading('Sobre nosotros')).toBeVisible()
})

test('NO: the dialog outlasts the 50 ms and stays until it is closed', async ({ visitor }) => {
  const { page } = visitor
  await page.clock.install()
  await visitor.open('/')
  const no = page.getByRole('button', { name: 'NO', exact: true })
  const dialog = page.getByRole('alertdialog', { name: gate.rejection })
  await no.click()
  await expect(dialog).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(no).toBeFocused()
  await no.click()
  await dialog.getByRole('button', { name: gate.rejectionClose }).click()
  await expect(dialog).toBeHidden()
  expect(await visitor.stored()).toEqual({ local: null, session: null })
})

test('the answer is forgotten while the site’s code arrives in another tab: that tab asks, and opens with SÍ', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  const other = await context.newPage()
  const sendCode = await holdFile(other, /\/assets\/site\.\w+\.js/)
  await other.goto('/pinturas', { waitUntil: 'commit' })
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()

  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: gate.forget }).click()
  await visitor.waitForQuestion()
  sendCode()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(gate.question)

  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  await other.getByRole('button', { name: 'SÍ', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()
})

test('"Olvidar mi respuesta" asks again, and another tab that shares the answer follows', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  const other = await context.newPage()
  await other.goto('/pinturas')
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()

  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: gate.forget }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gate.question)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(gate.question)
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()
})

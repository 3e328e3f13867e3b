import '../../tools/build/nodeAssets'
import { contact } from '../../src/content/contact'
import { otherChannels } from '../../src/content/messages'
import { owner } from '../../src/content/owner'
import { products } from '../../src/content/products'
import { isOffered, openerIn, channelsOf } from './support/contactChannels'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

const bottle = products[2]!

test.use({ reducedMotion: 'reduce' })

test('the code of the phone is wide screens’ alone, and nobody else is asked for anything', async ({
  visitor,
  baseURL,
}) => {
  const { page } = visitor
  await visitor.returnTo(`/productos/${bottle.id}`)
  await openerIn(page.locator('.product-info')).click()
  await expect(channelsOf(page)).toBeVisible()
  await expect(channelsOf(page).getByText(contact.code.name)).toHaveCount(0)
  expect(expectSome(visitor.requests).filter((address) => /\/code\.\w+\.js/.test(address))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(channelsOf(page).getByRole('img', { name: contact.code.label })).toBeVisible({
    visible: isOffered('code'),
  })
  expect(expectSome(visitor.requests).filter((address) => !address.startsWith(baseURL ?? 'nobody'))).toEqual(
    [],
  )
})

test('on a phone the menu has them in place of the footer', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  await expect(openerIn(page.getByRole('contentinfo'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await openerIn(menu).click()
  await expect(channelsOf(page).getByRole('blockquote')).toContainText('Quisiera más información')
  await page.keyboard.press('Escape')
  await expect(openerIn(menu)).toBeFocused()
})

test('a sample number gets no call and no SMS, the owner’s those that are offered', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await openerIn(page.locator('.painting-offer')).click()
  await expect(channelsOf(page)).toBeVisible()
  const expected = owner.phone.sample ? [] : (['call', 'sms'] as const).filter(isOffered)
  await expect(page.locator('a[href^="tel:"], a[href^="sms:"]')).toHaveCount(expected.length)
})

test('where the clipboard is denied the message is marked, ready for the device’s own command', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await visitor.returnTo(`/productos/${bottle.id}`)
  await openerIn(page.locator('.product-info')).click()
  await channelsOf(page)
    .getByRole('button', { name: new RegExp(`^${contact.copy.name}`) })
    .click()
  await expect(channelsOf(page).getByRole('status')).toContainText('ya está seleccionado')
  const message = await channelsOf(page).getByRole('blockquote').textContent()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(message)
})

test('where their code does not come a sentence says so, and the next press tries again', async ({
  visitor,
}) => {
  const { page } = visitor
  visitor.allow(/contact\.\w+\.js|ERR_FAILED|ChunkLoadError/)
  await page.route(/\/contact\.\w+\.js/, (route) => route.abort())
  await visitor.returnTo(`/productos/${bottle.id}`)
  const opener = openerIn(page.locator('.product-info'))
  await opener.click()
  await expect(page.getByText(otherChannels.failed)).toBeVisible()
  expect(await visitor.axe()).toEqual([])
  await page.unroute(/\/contact\.\w+\.js/)
  await opener.click()
  await expect(channelsOf(page)).toBeVisible()
})

test('nothing of it is asked for before SÍ', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  await expect(visitor.page.getByText(otherChannels.open)).toHaveCount(0)
  expect(
    expectSome(visitor.requests).filter((address) => /\/(contact|code)\.\w+\.(js|css)/.test(address)),
  ).toEqual([])
})

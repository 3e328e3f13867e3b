import '../../tools/build/nodeAssets'
import type { Locator, Page } from '@playwright/test'
import { contact } from '../../src/content/contact'
import { ownerContact } from '../../src/content/ownerContact'
import { fullName } from '../../src/content/product'
import { products } from '../../src/content/products'
import { boxOf } from './support/boxOf'
import { blockWhatsApp, isOffered, openerIn, channelsOf } from './support/contactChannels'
import { inEachWindow } from './support/inEachWindow'
import { artistName } from './support/ownerFacts'
import { expect, test, type Visitor } from './support/visitor'
import { windowsOf } from './support/windows'

const bottle = products[2]!

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** What a mail program would open; undefined where the owner offers no mail. */
async function readMail(page: Page) {
  const link = channelsOf(page).getByRole('link', { name: new RegExp(`^${contact.mail.name}`) })
  await expect(link).toHaveCount(isOffered('mail') ? 1 : 0)
  if (!isOffered('mail')) return undefined
  const { protocol, pathname, search } = new URL((await link.getAttribute('href')) ?? '')
  const fields = new URLSearchParams(search)
  return { to: protocol + pathname, subject: fields.get('subject'), body: fields.get('body') }
}

/** By the keyboard: the message that the button beside the link offers is copied, and is in the mail. */
async function expectToLeave({ page }: Visitor, opener: Locator, message: string) {
  await opener.press('Enter')
  await expect(channelsOf(page)).toBeVisible()
  await expect.poll(() => channelsOf(page).getByRole('blockquote').textContent()).toBe(message)
  const copy = channelsOf(page).getByRole('button', { name: new RegExp(`^${contact.copy.name}`) })
  await copy.press('Enter')
  await expect(channelsOf(page).getByText(contact.copied)).toBeVisible()
  expect(await copied(page)).toBe(message)
  const mail = {
    to: `mailto:${ownerContact.mail.value}`,
    subject: contact.subject,
    body: message.replaceAll('\n', '\r\n'),
  }
  expect(await readMail(page)).toEqual(isOffered('mail') ? mail : undefined)
  await page.keyboard.press('Escape')
  await expect(channelsOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
}

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

const greeting = ['a greeting', '/nosotros', '.footer', 'Quisiera más información'] as const

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`with WhatsApp blocked, at ${viewport.width} px, by keyboard`, () => {
    test.use({ viewport })

    test('an order leaves from the bag, and the bag is as it was', async ({ visitor }) => {
      const { page } = visitor
      await blockWhatsApp(visitor)
      await visitor.returnTo(`/productos/${bottle.id}`)
      const add = page.getByRole('button', { name: `Agregar y elegir más (${fullName(bottle)})` })
      await add.press('Enter')
      await page.getByRole('button', { name: 'Agregar otra' }).first().press('Enter')
      await page.getByRole('button', { name: 'Tu mensaje: 2 botellas' }).press('Enter')
      const panel = page.getByRole('dialog', { name: 'Tu mensaje' })
      const message = (await panel.getByRole('blockquote').textContent()) ?? ''
      expect(message).toContain(`⭐ 2 × ${bottle.title}, «${bottle.namePainting}»\n`)
      await expectToLeave(visitor, openerIn(panel), message)
      await expect(panel).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.className)).toContain('is-scroll-locked')
    })

    test('a quote leaves, and what was written stays', async ({ visitor }) => {
      const { page } = visitor
      await blockWhatsApp(visitor)
      await visitor.returnTo('/botellas-personalizada?ocasion=boda')
      const idea = page.getByLabel('Cuéntanos tu idea')
      await idea.fill('Kantutas & una viña\nen Taypi paseño')
      const composer = page.locator('.quote-composer')
      const message = composer.getByRole('blockquote')
      await expect(message).toContainText('Mi idea: Kantutas & una viña\nen Taypi paseño')
      await expectToLeave(visitor, openerIn(composer), (await message.textContent()) ?? '')
      await expect(idea).toHaveValue('Kantutas & una viña\nen Taypi paseño')
    })

    test('a quote with an error asks for its correction first', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/botellas-personalizada')
      await page.getByLabel('¿Cuántas botellas?').fill('900')
      await openerIn(page.locator('.quote-composer')).press('Enter')
      await expect(page.getByLabel('¿Cuántas botellas?')).toBeFocused()
      await expect(channelsOf(page)).toBeHidden()
    })

    for (const [what, path, part, words] of [
      ['a question about a bottle', `/productos/${bottle.id}`, '.product-info', bottle.namePainting],
      ['a question about a painting', '/pinturas/ancestros', '.painting-offer', 'Ancestros'],
      ['a question to an artist', '/pinturas/artista/artista-de-los-valles', '.artist-intro', artistName],
      ...(viewport.width < 700 ? [] : [greeting]),
    ] as const)
      test(`${what} leaves`, async ({ visitor }) => {
        const { page } = visitor
        await blockWhatsApp(visitor)
        await visitor.returnTo(path)
        const link = page.locator(`${part} a[href^="https://api.whatsapp.com/"]`).first()
        const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
        expect(message).toContain(words)
        await expectToLeave(visitor, openerIn(page.locator(part)), message)
      })

    test('after a card’s link, where nothing opened, a notice offers them', async ({ visitor }) => {
      const { page } = visitor
      await blockWhatsApp(visitor)
      await visitor.returnTo('/')
      const order = page.getByRole('link', { name: `Ordena ${fullName(products[0]!)} por WhatsApp` }).first()
      const [tab] = await Promise.all([page.context().waitForEvent('page'), order.press('Enter')])
      await tab.close()
      const notice = page.locator('.chat-fallback-notice')
      await expect(notice).toContainText(contact.asked)
      expect(await visitor.axe()).toEqual([])
      await openerIn(notice).press('Enter')
      await expect(channelsOf(page).getByRole('blockquote')).toContainText(products[0]!.namePainting)
      await page.keyboard.press('Escape')
      await expect(openerIn(notice)).toBeFocused()
      await notice.getByRole('button', { name: contact.dismiss }).press('Enter')
      await expect(notice).toHaveCount(0)
      await expect(order).toBeFocused()
    })
  })
}

test('the notice stands clear of the bar at the bottom at every width', async ({ visitor }) => {
  const { page } = visitor
  await blockWhatsApp(visitor)
  await visitor.returnTo(`/productos/${bottle.id}`)
  const order = page.locator('.product-info__order').getByRole('link').first()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), order.press('Enter')])
  await tab.close()
  await page.locator('.product-tasting').scrollIntoViewIfNeeded()
  await inEachWindow(visitor, windowsOf(320, 390, 568, 700, 768, 899), async (here) => {
    const notice = await boxOf(page.locator('.chat-fallback-notice'))
    const bar = await boxOf(page.locator('.bottom-bar'))
    expect.soft(notice.bottom, here).toBeLessThanOrEqual(bar.y)
  })
})

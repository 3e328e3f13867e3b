import '../../../tools/build/nodeAssets'
import { contact } from '../../../src/content/contact'
import { order } from '../../../src/content/order'
import { fullName } from '../../../src/content/product'
import { products } from '../../../src/content/products'
import { artistName } from '../support/ownerFacts'
import { expectToLeave, messageIn, pressIn } from './support/otherChannels'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

// Nothing of WhatsApp answers: every message leaves in another way, by keyboard, and nothing written is lost.

const bottle = products[1]!
const opener = '[data-channels]'

test.use({ settings: { browser: ['WhatsApp blocked'] } })

async function enter(visitor: Visitor, path: string, title: string | RegExp) {
  await visitor.open(path)
  await visitor.answerYes()
  await visitor.waitForPage(title)
}

for (const [what, path, title, part, words] of [
  [
    'a question about a bottle',
    `/productos/${bottle.id}`,
    bottle.title,
    '.product-info',
    bottle.namePainting,
  ],
  ['a question about a painting', '/pinturas/ancestros', 'Ancestros', '.painting-offer', 'Ancestros'],
  [
    'a question to an artist',
    '/pinturas/artista/artista-de-los-valles',
    new RegExp(artistName, 'i'),
    '.artist-intro',
    artistName,
  ],
] as const)
  test(`${what} leaves without WhatsApp, by keyboard`, async ({ visitor }) => {
    await enter(visitor, path, title)
    const message = await messageIn(visitor, part)
    expect(message).toContain(words)
    await pressIn(visitor, part, opener)
    await expectToLeave(visitor, message)
  })

test('an order leaves from the bag without WhatsApp, by keyboard, and the bag is as it was', async ({
  visitor,
}) => {
  await enter(visitor, `/productos/${bottle.id}`, bottle.title)
  await visitor.tab.focus('button', `${order.addAndGoOn} (${fullName(bottle)})`)
  await visitor.tab.press('Enter')
  await pressIn(visitor, '.order-bag', 'button')
  const panel = 'dialog.order-panel[open]'
  await visitor.expectEventually(
    () => messageIn(visitor, panel),
    expect.stringContaining(bottle.namePainting),
  )
  const message = await messageIn(visitor, panel)
  await pressIn(visitor, panel, opener)
  await expectToLeave(visitor, message)
  expect(await messageIn(visitor, panel)).toBe(message)
})

test('a quote leaves without WhatsApp, by keyboard, and what was written stays', async ({ visitor }) => {
  await enter(visitor, '/botellas-personalizada?ocasion=boda', /^Botellas personalizadas/i)
  await visitor.tab.focus('textbox', /Cuéntanos tu idea/)
  await visitor.tab.type('Kantutas & una viña')
  const composer = '.quote-composer'
  await visitor.expectEventually(
    () => messageIn(visitor, composer),
    expect.stringContaining('Kantutas & una viña'),
  )
  const message = await messageIn(visitor, composer)
  await pressIn(visitor, composer, opener)
  await expectToLeave(visitor, message)
  const idea = () => visitor.tab.evaluate(() => document.querySelector('textarea')?.value)
  expect(await idea()).toBe('Kantutas & una viña')
})

test('after a link to the chat that opens nothing, a notice offers the other ways', async ({ visitor }) => {
  visitor.allow(/whatsapp|chrome-error|ERR_PROXY_CONNECTION_FAILED|NS_ERROR/i)
  await enter(visitor, `/productos/${bottle.id}`, bottle.title)
  const message = await messageIn(visitor, '.product-info')
  await pressIn(visitor, '.product-info', 'a[href^="https://api.whatsapp.com/send"]')
  const notice = '.chat-fallback-notice'
  const asked = () =>
    visitor.tab.evaluate((selector) => document.querySelector(selector)?.textContent, notice)
  await visitor.expectEventually(asked, expect.stringContaining(contact.asked))
  await visitor.tab.comeBack()
  await pressIn(visitor, notice, 'button.text-link')
  await expectToLeave(visitor, message)
  expect(await asked()).toContain(contact.asked)
})

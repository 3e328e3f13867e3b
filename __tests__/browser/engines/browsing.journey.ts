import '../../../tools/build/nodeAssets'
import { paintingCount } from '../../../src/content/gallery'
import { productMessage } from '../../../src/content/messages'
import { fullName } from '../../../src/content/product'
import { products } from '../../../src/content/products'
import { paintingsWith } from '../../support/paintingsWith'
import { artistName } from '../support/ownerFacts'
import { expect, test } from './support/test'
import type { Visitor } from './support/visitor'

test('from home to a bottle, whose order fills the chat message', async ({ visitor }) => {
  const bottle = products[1]!
  await visitor.open('/')
  await visitor.answerYes()
  await visitor.waitForHome()
  await visitor.tab.click('link', `Descrubrir ${fullName(bottle)}`)
  await visitor.waitForPage(bottle.title)
  expect(await visitor.path()).toBe(`/productos/${bottle.id}`)
  expect(await visitor.messageOf('Ordena por WhatsApp')).toBe(productMessage(bottle))
})

test('paintings are filtered, and the address keeps the choice', async ({ visitor }) => {
  const result = () =>
    visitor.tab.evaluate(() => document.querySelector('.painting-filters__result')?.textContent)
  await visitor.open('/pinturas')
  await visitor.answerYes()
  await visitor.waitForPage('Pinturas')
  expect(await result()).toBe(paintingCount(paintingsWith({}).length))
  await visitor.tab.click('button', new RegExp(`^${artistName}`))
  const filtered = paintingCount(paintingsWith({ artistId: 'artista-de-los-valles' }).length)
  await visitor.expectEventually(result, filtered)
  expect(await visitor.tab.evaluate(() => location.search)).toBe('?artista=artista-de-los-valles')
  await visitor.tab.reload()
  await visitor.waitForPage('Pinturas')
  expect(await result()).toBe(filtered)
})

test('the message to an artist names the artist', async ({ visitor }) => {
  await visitor.open('/pinturas/artista/artista-de-los-valles')
  await visitor.answerYes()
  await visitor.waitForPage(new RegExp(artistName))
  expect(await visitor.tab.evaluate(() => document.querySelector('main')?.innerText)).not.toContain(
    'undefined',
  )
  expect(await visitor.messageOf('Contactar a la artista')).toMatch(
    new RegExp(`^¡Hola! Vi la página de ${artistName} en Bohemia 56 y quisiera contactarme con `),
  )
})

test('a quote is composed, and sent as it is seen', async ({ visitor }) => {
  await visitor.open('/botellas-personalizada')
  await visitor.answerYes()
  await visitor.waitForPage(/./)
  await visitor.tab.click('radio', 'Una boda')
  await visitor.tab.focus('textbox', /^¿Cuántas botellas\?/)
  await visitor.tab.type('24')
  await visitor.tab.focus('textbox', /^Cuéntanos tu idea/)
  await visitor.tab.type('Con kantutas')
  const seen = () => visitor.tab.evaluate(() => document.querySelector('main blockquote')?.textContent)
  await visitor.expectEventually(seen, expect.stringContaining('Con kantutas'))
  expect(await seen()).toContain('cotizar 24 botellas personalizadas para una boda')
  expect(await visitor.messageOf('Pedir cotización por WhatsApp')).toBe(await seen())
})

/** Presses Tab until the focus is on what is called so, as someone without a mouse does. */
async function tabTo(visitor: Visitor, name: string) {
  for (let presses = 0; presses < 30 && (await visitor.focused()) !== name; presses++)
    await visitor.tab.press('Tab')
  expect(await visitor.focused()).toBe(name)
}

test('by keyboard the menu opens, closes and leads to another page', async ({ visitor }) => {
  await visitor.open('/nosotros')
  await visitor.answerYes()
  await visitor.waitForPage('Sobre nosotros')
  // Tab starts from the top.
  await visitor.tab.reload()
  await visitor.waitForPage('Sobre nosotros')
  await tabTo(visitor, 'Abrir menú')
  await visitor.tab.press('Enter')
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  await visitor.tab.press('Escape')
  await visitor.expectEventually(() => visitor.isDialogOpen(), false)
  await visitor.expectEventually(() => visitor.focused(), 'Abrir menú')
  await visitor.tab.press('Enter')
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  await tabTo(visitor, 'Pinturas')
  await visitor.tab.press('Enter')
  await visitor.waitForPage('Pinturas')
  await visitor.expectEventually(() => visitor.focused(), 'Pinturas')
  expect(await visitor.isDialogOpen()).toBe(false)
})

test('a painting is magnified, and its view closed again', async ({ visitor }) => {
  await visitor.open('/pinturas/ancestros')
  await visitor.answerYes()
  await visitor.waitForPage('Ancestros')
  await visitor.tab.click('button', 'Ver de cerca Ancestros')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining('Aumento'))
  await visitor.tab.click('button', 'Ver entera')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining('Imagen entera'))
  await visitor.tab.click('button', 'Acercar')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining('Aumento 2×'))
  await visitor.tab.press('Escape')
  await visitor.expectEventually(() => visitor.isDialogOpen(), false)
  await visitor.expectEventually(() => visitor.focused(), 'Ver de cerca Ancestros')
})

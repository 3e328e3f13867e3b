import '../../../tools/build/nodeAssets'
import { paintingCount } from '../../../src/content/gallery'
import { productMessage } from '../../../src/content/messages'
import { fullName, products } from '../../../src/content/products'
import { paintingsWith } from '../../support/paintingsWith'
import { expect, test } from './support/test'

test('from home to a bottle, whose order fills the chat message', async ({ guest }) => {
  const bottle = products[1]!
  await guest.open('/')
  await guest.answerYes()
  await guest.isAtHome()
  await guest.tab.click('link', `Descrubrir ${fullName(bottle)}`)
  await guest.isAt(bottle.title)
  expect(await guest.path()).toBe(`/productos/${bottle.id}`)
  expect(await guest.messageOf('Ordena por WhatsApp')).toBe(productMessage(bottle))
})

test('paintings are filtered, and the address keeps the choice', async ({ guest }) => {
  const result = () => guest.tab.look(() => document.querySelector('.painting-filters__result')?.textContent)
  await guest.open('/pinturas')
  await guest.answerYes()
  await guest.isAt('Pinturas')
  expect(await result()).toBe(paintingCount(paintingsWith({}).length))
  await guest.tab.click('button', /^Artista de los Valles/)
  const filtered = paintingCount(paintingsWith({ artistId: 'artista-de-los-valles' }).length)
  await guest.sees(result, filtered)
  expect(await guest.tab.look(() => location.search)).toBe('?artista=artista-de-los-valles')
  await guest.tab.reload()
  await guest.isAt('Pinturas')
  expect(await result()).toBe(filtered)
})

test('the message to an artist names the artist', async ({ guest }) => {
  await guest.open('/pinturas/artista/artista-de-los-valles')
  await guest.answerYes()
  await guest.isAt(/Artista de los Valles/)
  expect(await guest.tab.look(() => document.querySelector('main')?.innerText)).not.toContain('undefined')
  expect(await guest.messageOf('Escribir a la artista')).toMatch(
    /^¡Hola! Vi la página de Artista de los Valles en Bohemia 56 y quisiera contactarme con /,
  )
})

test('a quote is composed, and sent as it is seen', async ({ guest }) => {
  await guest.open('/botellas-personalizada')
  await guest.answerYes()
  await guest.isAt(/./)
  await guest.tab.click('button', 'Una boda')
  await guest.tab.focus('textbox', /^¿Cuántas botellas\?/)
  await guest.tab.type('24')
  await guest.tab.focus('textbox', /^Cuéntanos tu idea/)
  await guest.tab.type('Con kantutas')
  const seen = () => guest.tab.look(() => document.querySelector('main blockquote')?.textContent)
  await guest.sees(seen, expect.stringContaining('Con kantutas'))
  expect(await seen()).toContain('cotizar 24 botellas personalizadas para una boda')
  expect(await guest.messageOf('Cotizar por WhatsApp')).toBe(await seen())
})

test('by keyboard the menu opens, closes and leads to another page', async ({ guest }) => {
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  // Tab starts from the top.
  await guest.tab.reload()
  await guest.isAt('Sobre nosotros')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30 && (await guest.focused()) !== name; presses++)
      await guest.tab.press('Tab')
    expect(await guest.focused()).toBe(name)
  }
  await tabTo('Abrir menú')
  await guest.tab.press('Enter')
  await guest.sees(() => guest.isDialogOpen(), true)
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  await guest.sees(() => guest.focused(), 'Abrir menú')
  await guest.tab.press('Enter')
  await guest.sees(() => guest.isDialogOpen(), true)
  await tabTo('Pinturas')
  await guest.tab.press('Enter')
  await guest.isAt('Pinturas')
  await guest.sees(() => guest.focused(), 'Pinturas')
  expect(await guest.isDialogOpen()).toBe(false)
})

test('a painting is magnified, and its view closed again', async ({ guest }) => {
  await guest.open('/pinturas/ancestros')
  await guest.answerYes()
  await guest.isAt('Ancestros')
  await guest.tab.click('button', 'Ampliar Ancestros')
  await guest.sees(() => guest.dialog(), expect.stringContaining('Imagen entera'))
  await guest.tab.click('button', 'Acercar')
  await guest.sees(() => guest.dialog(), expect.stringContaining('Aumento 2×'))
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  await guest.sees(() => guest.focused(), 'Ampliar Ancestros')
})

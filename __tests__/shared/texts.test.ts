import { products } from '../../src/content/products'
import { preview } from '../../src/shared/preview'
import { whatsappLink } from '../../src/shared/whatsapp'
import { expectSome } from '../support/expectSome'

it('a preview is the first 118 characters and an ellipsis', () => {
  const text = 'a'.repeat(200)
  expect(preview(text)).toBe(`${'a'.repeat(118)}…`)
  for (const { desc } of expectSome(products)) expect(preview(desc)).toBe(`${desc.slice(0, 118)}…`)
})

it.each(['💎', '👩‍🎨', 'é', '🇧🇴'])('a preview never cuts %s in two', (character) => {
  const text = `${'a'.repeat(117)}${character}bcd`
  expect(preview(text)).toBe(`${'a'.repeat(117)}${character}…`)
})

it('a WhatsApp link carries the number and the whole text, emoji, accents and signs included', () => {
  const text = '¡Hola, Bohemia 56! ⭐ 💎 «Taypi paseño 2» 50% & más? #1 + 1\nsegunda línea'
  const link = whatsappLink(text)
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send')
  expect([...url.searchParams.keys()]).toEqual(['phone', 'text'])
  expect(url.searchParams.get('text')).toBe(text)
  expect(link).not.toMatch(/[ \n¡«]/)
})

it('half an emoji does not break a WhatsApp link', () => {
  expect(new URL(whatsappLink('Hola \uD83D')).searchParams.get('text')).toBe('Hola \uFFFD')
})

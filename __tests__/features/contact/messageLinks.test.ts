import { confirmed, owner } from '../../../src/content/owner'
import { ownerContact } from '../../../src/content/ownerContact'
import { callLink, qrCodeLink, mailLink, smsLink } from '../../../src/features/contact/messageLinks'
import { longestChatLink } from '../../../src/shared/whatsapp'

beforeEach(() => {
  jest.replaceProperty(owner, 'phone', confirmed('59171234567'))
  jest.replaceProperty(ownerContact, 'mail', confirmed('pedidos@bohemia56.bo'))
})
afterEach(() => jest.restoreAllMocks())

const message = '¡Hola! Taypi paseño & ⭐ 50% #1\nsegunda línea'
const encoded = '%C2%A1Hola!%20Taypi%20pase%C3%B1o%20%26%20%E2%AD%90%2050%25%20%231'

it('a mail has its subject, and its lines are parted as RFC 6068 asks', () => {
  expect(mailLink(message)).toEqual({
    href: `mailto:pedidos@bohemia56.bo?subject=Mensaje%20desde%20el%20sitio%20de%20Bohemia%2056&body=${encoded}%0D%0Asegunda%20l%C3%ADnea`,
    isWhole: true,
  })
})

it('lines that are parted so already stay as they are', () => {
  const { href } = mailLink('a\r\nb\n\nc')
  expect(href).toMatch(/&body=a%0D%0Ab%0D%0A%0D%0Ac$/)
})

it('a mail that would be longer than any link may be leaves without its text', () => {
  const start = mailLink('').href
  const most = longestChatLink - start.length
  expect(mailLink('a'.repeat(most))).toEqual({ href: start + 'a'.repeat(most), isWhole: true })
  expect(mailLink('a'.repeat(most + 1))).toEqual({ href: start.replace('&body=', ''), isWhole: false })
})

it('an SMS has its text for iOS and for Android', () => {
  expect(smsLink(message)).toBe(`sms:+59171234567?&body=${encoded}%0Asegunda%20l%C3%ADnea`)
})

it('a call has the number with its country', () => {
  expect(callLink()).toBe('tel:+59171234567')
})

it('a code opens the same chat', () => {
  expect(qrCodeLink(message)).toBe(`https://wa.me/59171234567?text=${encoded}%0Asegunda%20l%C3%ADnea`)
})

it('a code that would be too fine for a camera is none', () => {
  const room = 858 - 'https://wa.me/59171234567?text='.length
  expect(qrCodeLink('a'.repeat(room))).toHaveLength(858)
  expect(qrCodeLink('a'.repeat(room + 1))).toBeNull()
})

it('half an emoji breaks no link', () => {
  const links = [mailLink('\ud83d').href, smsLink('\ud83d'), qrCodeLink('\ud83d')]
  for (const link of links) expect(link).toMatch(/=%EF%BF%BD$/)
  expect.assertions(3)
})

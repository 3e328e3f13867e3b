import { contact as copy } from '../../content/contact'
import { owner } from '../../content/owner'
import { ownerContact } from '../../content/ownerContact'
import { encodeText, longestChatLink } from '../../shared/whatsapp'

/** Bytes of a QR code of 97 modules a side (version 20, level L): at 315 px each module has 3 px, enough for a phone. */
const longestCode = 858

/**
 * A mail with subject and text, its lines parted as RFC 6068 asks (CRLF). Where that is longer than any link of the site
 * may be (docs/decisions/002-lengths-of-links.md), without the text.
 */
export function mailLink(message: string): { href: string; isWhole: boolean } {
  const href = `mailto:${ownerContact.mail.value}?subject=${encodeText(copy.subject)}`
  const whole = `${href}&body=${encodeText(message.replace(/\r?\n/g, '\r\n'))}`
  const isWhole = whole.length <= longestChatLink
  return { href: isWhole ? whole : href, isWhole }
}

/** iOS reads what follows `&`, Android what follows `?`: with both, each finds the text. */
export const smsLink = (message: string) => `sms:+${owner.phone.value}?&body=${encodeText(message)}`

export const callLink = () => `tel:+${owner.phone.value}`

/** The chat for a QR code, in WhatsApp's shorter form; null where the code would be too fine for a camera. */
export function qrCodeLink(message: string): string | null {
  const link = `https://wa.me/${owner.phone.value}?text=${encodeText(message)}`
  return link.length <= longestCode ? link : null
}

import { owner } from '../content/owner'

/** Half an emoji, which some keyboards write for a moment: `encodeURIComponent` throws on it. */
const loneSurrogate = /\p{Surrogate}/gu

/**
 * Most characters of a chat link. WhatsApp documents no limit: this one is below the lowest that others document
 * for addresses, 2,048 (sitemaps.org) and 2,083 ([MS-MWBE] 3.1.1.1.2). See docs/decisions.
 */
export const longestChatLink = 2000

/** How the address of every chat begins. */
export const chatOrigin = 'https://api.whatsapp.com/'

/** Plain text as a link carries it, in ASCII. */
export const encodeText = (text: string) => encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'))

/**
 * Address that opens a chat with the brand, message ready (spec §7).
 * @param text plain text; encoded here, emoji included
 */
export const whatsappLink = (text: string) =>
  `${chatOrigin}send?phone=${owner.phone.value}&text=${encodeText(text)}`

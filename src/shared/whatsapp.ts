import { owner } from '../content/owner'

/** Half an emoji, as some keyboards write it for a moment: no address can carry it. */
const halfCharacter = /\p{Surrogate}/gu

/**
 * Address that opens a chat with the brand, message ready (spec §7).
 * @param text plain text; encoded here, emoji included
 */
export const whatsappLink = (text: string) =>
  `https://api.whatsapp.com/send?phone=${owner.phone.value}&text=${encodeURIComponent(text.replace(halfCharacter, '\uFFFD'))}`

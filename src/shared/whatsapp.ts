import { owner } from '../content/owner'

/**
 * Address that opens a chat with the brand, message ready (spec §7).
 * @param text plain text; encoded here, emoji included
 */
export const whatsappLink = (text: string) =>
  `https://api.whatsapp.com/send?phone=${owner.phone.value}&text=${encodeURIComponent(text)}`

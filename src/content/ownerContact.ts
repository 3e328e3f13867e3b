import { sample, type OwnerFact } from './owner'

/** How a message leaves where WhatsApp does not open; `code` is a QR code for the phone. */
export const contactChannels = ['copy', 'share', 'mail', 'sms', 'call', 'code'] as const
export type ContactChannel = (typeof contactChannels)[number]

export interface OwnerContact {
  readonly mail: OwnerFact<string>
  /** In the order in which they are offered. */
  readonly contactChannels: OwnerFact<readonly ContactChannel[]>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { mail: '', channels: '' }
    : {
        mail: 'Escribe el correo que recibe pedidos y consultas. Hasta entonces el de muestra no lo recibe nadie.',
        channels:
          'Ordena las formas de enviar un mensaje sin WhatsApp y quita las que no atiendes; copiar («copy») se queda.',
      }

/** How else the owner is reached: apart from owner.ts, so that home does not load it. */
export const ownerContact: OwnerContact = {
  // A reserved name (RFC 2606): it is nobody's.
  mail: sample('pedidos@bohemia56.example', notes.mail),
  contactChannels: sample<readonly ContactChannel[]>(contactChannels, notes.channels),
}

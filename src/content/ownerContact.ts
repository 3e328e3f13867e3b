import { sample, type OwnerFact } from './owner'

export interface OwnerContact {
  readonly mail: OwnerFact<string>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { mail: '' }
    : {
        mail: 'Escribe el correo que recibe pedidos y consultas. Hasta entonces el de muestra no lo recibe nadie.',
      }

/** How else the owner is reached: apart from owner.ts, so that home does not load it. */
export const ownerContact: OwnerContact = {
  // A reserved name (RFC 2606): it is nobody's.
  mail: sample('pedidos@bohemia56.example', notes.mail),
}

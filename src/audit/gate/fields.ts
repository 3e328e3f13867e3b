import type { ObservedField } from '../model/oracle'

const accepted = 'accepted'

/**
 * How bad a wrong value is, 0 the worst. 0: the site is shown without an answer. 1: `accepted` is stored although nobody
 * answered SÍ. 2: an accepted visitor is kept out. 3 to 6: something is shown or stored wrong.
 */
const ranks = {
  shownWithoutAnswer: 0,
  storedWithoutAnswer: 1,
  wronglyRefused: 2,
  unsaved: 3,
  stored: 4,
  message: 5,
  loading: 6,
} as const

const rankOfStored: ObservedField['rank'] = (_, found) =>
  found === accepted ? ranks.storedWithoutAnswer : ranks.stored

/** What the oracle judges of the gate. */
export const gateFields: readonly ObservedField[] = [
  {
    name: 'status',
    label: 'el estado',
    rank: (_, found) => (found === accepted ? ranks.shownWithoutAnswer : ranks.wronglyRefused),
  },
  { name: 'local', label: 'el almacenamiento local', rank: rankOfStored },
  { name: 'session', label: 'el almacenamiento de sesión', rank: rankOfStored },
  { name: 'isUnsaved', label: 'el aviso de respuesta sin guardar', rank: () => ranks.unsaved },
  { name: 'errorMessage', label: 'errorMessage', rank: () => ranks.message },
  { name: 'isLoading', label: 'la marca de carga', rank: () => ranks.loading },
]

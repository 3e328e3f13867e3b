import type { ObservedField } from '../model/oracle'

const accepted = 'accepted'

/** 0: inside without leave. 1: a leave that nobody gave is stored. Then what keeps a visitor out, and what is merely shown wrong. */
const ranks = {
  inside: 0,
  storedLeave: 1,
  keptOut: 2,
  unsaved: 3,
  stored: 4,
  message: 5,
  loading: 6,
} as const

const rankOfStored: ObservedField['rank'] = (_, found) =>
  found === accepted ? ranks.storedLeave : ranks.stored

/** What the oracle judges of the gate. */
export const gateFields: readonly ObservedField[] = [
  {
    name: 'status',
    label: 'el estado',
    rank: (_, found) => (found === accepted ? ranks.inside : ranks.keptOut),
  },
  { name: 'local', label: 'el almacenamiento local', rank: rankOfStored },
  { name: 'session', label: 'el almacenamiento de sesión', rank: rankOfStored },
  { name: 'isUnsaved', label: 'el aviso de respuesta sin guardar', rank: () => ranks.unsaved },
  { name: 'errorMessage', label: 'errorMessage', rank: () => ranks.message },
  { name: 'isLoading', label: 'la marca de carga', rank: () => ranks.loading },
]

import type { StorageFault, StorageMoment, StoragePlaceName } from './evidence'

/** Spanish names of the storage matrix's heads. */
export const storageNames = {
  places: { local: 'local', session: 'sesión', ambos: 'los dos' },
  faults: {
    ok: 'accepted',
    absent: 'nada',
    foreign: 'otro valor',
    empty: 'vacío',
    blocked: 'bloqueado',
    quota: 'lleno',
    'remove-throws': 'no deja quitar',
  },
  moments: { inicio: 'Al abrir', 'si-recordar': 'SÍ recordando', si: 'SÍ', no: 'NO' },
} as const satisfies {
  readonly places: Readonly<Record<StoragePlaceName, string>>
  readonly faults: Readonly<Record<StorageFault, string>>
  readonly moments: Readonly<Record<StorageMoment, string>>
}

import type { Defect } from './defect'
import { readingWith } from './plantedStorage'

const isExactly = (value: string) => (value === 'accepted' ? 'accepted' : 'foreign')

export const readingDefects: readonly Defect[] = [
  {
    id: 'sesion-primero',
    title: 'Lee la sesión antes que el almacenamiento local',
    caughtBy: '?local=x&session=accepted',
    variant: { storage: readingWith(isExactly, ['session', 'local']) },
  },
  {
    id: 'mayusculas',
    title: 'No distingue mayúsculas: «ACCEPTED» abre',
    caughtBy: '?local=ACCEPTED',
    variant: { storage: readingWith((value) => isExactly(value.toLowerCase())) },
  },
  {
    id: 'recorta',
    title: 'Recorta espacios: « accepted» abre',
    caughtBy: '?session=%20accepted',
    variant: { storage: readingWith((value) => isExactly(value.trim())) },
  },
  {
    id: 'vacio-es-nada',
    title: 'Toma un valor vacío por ninguno',
    caughtBy: '?local=&session=accepted',
    variant: { storage: readingWith((value) => (value === '' ? null : isExactly(value))) },
  },
  {
    id: 'ajeno-cede',
    title: 'Un valor ajeno en local deja decidir a la sesión',
    caughtBy: '?local=x&session=accepted',
    variant: { storage: readingWith((value) => (value === 'accepted' ? 'accepted' : null)) },
  },
  {
    id: 'sesion-ignorada',
    title: 'No lee la sesión',
    caughtBy: '?session=accepted',
    variant: { storage: readingWith(isExactly, ['local']) },
  },
  {
    id: 'abre-si-falla',
    title: 'Abre cuando el almacenamiento está bloqueado',
    caughtBy: '?local=~bloqueado',
    variant: {
      storage: (storage) => ({
        ...storage,
        read() {
          try {
            return storage.read()
          } catch {
            return { kind: 'accepted', place: 'local' }
          }
        },
      }),
    },
  },
]

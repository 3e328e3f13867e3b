import type { Defect } from './defect'
import { mistaken, otherPlace, same, writingTo } from './plantedStorage'

export const writingDefects: readonly Defect[] = [
  {
    id: 'clave-cambiada',
    title: 'Usa otra clave en lugar de «status»',
    caughtBy: '?local=accepted',
    variant: { storage: mistaken((key) => `mi-${key}`, same) },
  },
  {
    id: 'valor-cambiado',
    title: 'Guarda «true» en lugar de «accepted»',
    caughtBy: '?pasos=si',
    variant: { storage: mistaken(same, () => 'true') },
  },
  {
    id: 'recuerda-al-reves',
    title: 'Recuerda a quien no lo pidió, y al revés',
    caughtBy: '?pasos=si-recordar',
    variant: { storage: writingTo((place) => [otherPlace(place)]) },
  },
  {
    id: 'tambien-local',
    title: 'Guarda también en local cuando no se marcó recordar',
    caughtBy: '?pasos=si',
    variant: { storage: writingTo((place) => ['local', place]) },
  },
  {
    id: 'no-guarda',
    title: 'Deja entrar sin guardar la respuesta',
    caughtBy: '?pasos=si',
    variant: { storage: writingTo(() => []) },
  },
]

import type { Defect } from './defect'
import { otherPlace, removingFrom } from './plantedStorage'

export const removingDefects: readonly Defect[] = [
  {
    id: 'no-quita',
    title: 'No quita el valor ajeno',
    caughtBy: '?local=x',
    variant: { storage: removingFrom(() => []) },
  },
  {
    id: 'quita-del-otro',
    title: 'Quita el valor del otro almacenamiento',
    caughtBy: '?session=x',
    variant: { storage: removingFrom((place) => [otherPlace(place)]) },
  },
  {
    id: 'quita-ambos',
    title: 'Quita los dos valores aunque solo uno es ajeno',
    caughtBy: '?local=x&session=accepted',
    variant: { storage: removingFrom(() => ['local', 'session']) },
  },
  {
    id: 'olvida-a-medias',
    title: 'Olvidar la respuesta deja la de la sesión',
    caughtBy: '?session=accepted&pasos=olvidar',
    variant: {
      machine: (machine, storage) =>
        machine.provide({
          actions: {
            removeStatus: ({ event }, { place }) => {
              if (event.type !== 'forget' || place === 'local') storage.remove(place)
            },
          },
        }),
    },
  },
]

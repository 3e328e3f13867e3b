import type { Defect } from './defect'

export const otherTabDefects: readonly Defect[] = [
  {
    id: 'sorda',
    title: 'No oye a las otras pestañas',
    caughtBy: '?local=accepted&pasos=otra-nada',
    variant: { storage: (storage) => ({ ...storage, watch: () => () => {} }) },
  },
  {
    id: 'cree-todo',
    title: 'Abre con cualquier valor que guarde otra pestaña',
    caughtBy: '?pasos=otra-x',
    variant: {
      machine: (machine) =>
        machine.provide({
          guards: { isAccepted: (_, { kind }) => kind !== 'absent', isForeign: () => false },
        }),
    },
  },
]

import type { Defect } from '../../model/subject'
import { hearingOnly } from './variants'
import { throwingOutUnsaved } from './configVariants'
import type { Variant } from './variant'

/** What other tabs and the back-forward cache change (X4). */
export const otherTabDefects: readonly Defect<Variant>[] = [
  {
    id: 'sorda',
    title: 'No oye a las otras pestañas',
    caughtBy: '?local=accepted&pasos=otra-nada',
    variant: { storage: () => ({ watch: () => () => {} }) },
  },
  {
    id: 'sorda-al-vaciado',
    title: 'No oye que otra pestaña vació el almacén',
    caughtBy: '?local=accepted&pasos=otra-vacia',
    variant: hearingOnly((event) => !('key' in event) || event.key !== null),
  },
  {
    id: 'sorda-al-volver',
    title: 'No lee de nuevo cuando la página vuelve con Atrás',
    caughtBy: '?local=accepted&pasos=congelar.otra-nada.volver',
    variant: hearingOnly(({ type }) => type === 'storage'),
  },
  {
    id: 'cree-todo',
    title: 'Abre con cualquier valor que guarde otra pestaña',
    caughtBy: '?pasos=otra-x',
    variant: {
      machine: () => ({
        guards: { isAccepted: (_, { kind }) => kind !== 'absent', isForeign: () => false },
      }),
    },
  },
  {
    id: 'echa-al-no-guardado',
    title: 'Otra pestaña echa a quien entró sin que se guardara su respuesta',
    caughtBy: '?session=~lleno&pasos=si.volver',
    variant: throwingOutUnsaved,
  },
]

import type { Defect } from '../../model/subject'
import {
  classifyValue,
  openingOnFailure,
  otherPlace,
  readingWith,
  removingFrom,
  withOtherKey,
} from './variants'
import { withoutTag } from './configVariants'
import type { Variant } from './variant'

/** What is read of the storages (R1 to R6, X1). */
export const readingDefects: readonly Defect<Variant>[] = [
  {
    id: 'sesion-primero',
    title: 'Lee la sesión antes que el almacenamiento local',
    caughtBy: '?local=x&session=accepted',
    variant: readingWith(classifyValue, ['session', 'local']),
  },
  {
    id: 'mayusculas',
    title: 'No distingue mayúsculas: «ACCEPTED» abre',
    caughtBy: '?local=ACCEPTED',
    variant: readingWith((value) => classifyValue(value.toLowerCase())),
  },
  {
    id: 'recorta',
    title: 'Recorta espacios: « accepted» abre',
    caughtBy: '?session=%20accepted',
    variant: readingWith((value) => classifyValue(value.trim())),
  },
  {
    id: 'vacio-es-nada',
    title: 'Toma un valor vacío por ninguno',
    caughtBy: '?local=&session=accepted',
    variant: readingWith((value) => (value === '' ? null : classifyValue(value))),
  },
  {
    id: 'ajeno-cede',
    title: 'Un valor ajeno en local deja decidir a la sesión',
    caughtBy: '?local=x&session=accepted',
    variant: readingWith((value) => (value === 'accepted' ? 'accepted' : null)),
  },
  {
    id: 'sesion-ignorada',
    title: 'No lee la sesión',
    caughtBy: '?session=accepted',
    variant: readingWith(classifyValue, ['local']),
  },
  {
    id: 'abre-si-falla',
    title: 'Abre cuando el almacenamiento está bloqueado',
    caughtBy: '?local=~bloqueado',
    variant: openingOnFailure,
  },
  {
    id: 'no-quita',
    title: 'No quita el valor ajeno',
    caughtBy: '?local=x',
    variant: removingFrom(() => []),
  },
  {
    id: 'quita-del-otro',
    title: 'Quita el valor del otro almacenamiento',
    caughtBy: '?session=x',
    variant: removingFrom((place) => [otherPlace(place)]),
  },
  {
    id: 'quita-ambos',
    title: 'Quita los dos valores aunque solo uno es ajeno',
    caughtBy: '?local=x&session=accepted',
    variant: removingFrom(() => ['local', 'session']),
  },
  {
    id: 'clave-cambiada',
    title: 'Usa otra clave en lugar de «status»',
    caughtBy: '?local=accepted',
    variant: withOtherKey,
  },
  {
    id: 'sin-carga',
    title: 'No marca que está comprobando',
    caughtBy: '?local=accepted',
    variant: withoutTag('checking'),
  },
]

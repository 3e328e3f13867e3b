import type { Variant } from './variant'
import {
  clearingAfter,
  forgettingLocalOnly,
  classifyValue,
  openingOnFailure,
  otherPlace,
  readingWith,
  removingFrom,
  withOtherKey,
  writingTo,
} from './variants'

export interface Defect {
  /** As in `&defecto=<id>`. */
  readonly id: string
  /** Spanish. */
  readonly title: string
  /** Deep link of a check that goes red. */
  readonly caughtBy: string
  readonly variant: Variant
}

/** Each replaces functions of the site's gate by name; one check at least must fail with it. */
export const defects: readonly Defect[] = [
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
    id: 'olvida-a-medias',
    title: 'Olvidar la respuesta deja la de la sesión',
    caughtBy: '?session=accepted&pasos=olvidar',
    variant: forgettingLocalOnly,
  },
  {
    id: 'clave-cambiada',
    title: 'Usa otra clave en lugar de «status»',
    caughtBy: '?local=accepted',
    variant: withOtherKey,
  },
  {
    id: 'valor-cambiado',
    title: 'Guarda «true» en lugar de «accepted»',
    caughtBy: '?pasos=si',
    variant: { area: ({ setItem }) => ({ setItem: (key) => setItem(key, 'true') }) },
  },
  {
    id: 'recuerda-al-reves',
    title: 'Recuerda a quien no lo pidió, y al revés',
    caughtBy: '?pasos=si-recordar',
    variant: writingTo((place) => [otherPlace(place)]),
  },
  {
    id: 'tambien-local',
    title: 'Guarda también en local cuando no se marcó recordar',
    caughtBy: '?pasos=si',
    variant: writingTo((place) => ['local', place]),
  },
  {
    id: 'no-guarda',
    title: 'Deja entrar sin guardar la respuesta',
    caughtBy: '?pasos=si',
    variant: writingTo(() => []),
  },
  { id: '51-ms', title: 'El mensaje dura 51 ms', caughtBy: '?pasos=no.50ms', variant: clearingAfter(51) },
  { id: '40-ms', title: 'El mensaje dura 40 ms', caughtBy: '?pasos=no.50ms', variant: clearingAfter(40) },
  {
    id: 'mensaje-queda',
    title: 'El mensaje no se borra',
    caughtBy: '?pasos=no.50ms',
    variant: clearingAfter(2 ** 30),
  },
  {
    id: 'sorda',
    title: 'No oye a las otras pestañas',
    caughtBy: '?local=accepted&pasos=otra-nada',
    variant: { storage: () => ({ watch: () => () => {} }) },
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
]

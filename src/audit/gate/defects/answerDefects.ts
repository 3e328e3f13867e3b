import type { Defect } from '../../model/subject'
import { clearingAfter, forgettingLocalOnly, ignoringFailedWrites, otherPlace, writingTo } from './variants'
import { expiringAfter, notRestarting, withoutTag } from './configVariants'
import type { Variant } from './variant'

/** What an answer shows and stores (R7 to R10, X2, X3). */
export const answerDefects: readonly Defect<Variant>[] = [
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
  {
    id: 'fallo-callado',
    title: 'Toma por guardada una respuesta que no se pudo guardar',
    caughtBy: '?session=~lleno&pasos=si',
    variant: ignoringFailedWrites,
  },
  {
    id: 'sin-aviso',
    title: 'No avisa que la respuesta no se guardó',
    caughtBy: '?session=~lleno&pasos=si',
    variant: withoutTag('accepted', 'unsaved'),
  },
  {
    id: 'olvida-a-medias',
    title: 'Olvidar la respuesta deja la de la sesión',
    caughtBy: '?session=accepted&pasos=olvidar',
    variant: forgettingLocalOnly,
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
    id: 'no-sin-reinicio',
    title: 'Un segundo NO no empieza los 50 ms de nuevo',
    caughtBy: '?pasos=no.49ms.no.1ms',
    variant: notRestarting,
  },
  {
    id: 'caduca',
    title: 'La respuesta caduca a los dos minutos',
    caughtBy: '?local=accepted&pasos=60000ms.60000ms',
    variant: expiringAfter(120_000),
  },
]

import { gate } from '../../../content/legal'
import type { Chart } from '../../chart/chart'

/** The gate's rules in the order of the specification (§4), then ours. */
export interface Rule {
  readonly id: string
  /** The specification's own words; null where it is silent and the rule is ours. */
  readonly quote: string | null
  readonly sentence: string
}

const foreign = 'Any other value: state becomes not-accepted and that stored value is removed.'
const accepted = 'Value accepted: state becomes accepted.'

const describedRules: readonly Rule[] = [
  {
    id: 'R1',
    quote:
      'Initial: checking, loading on. On start the stored status is read first from persistent browser storage, then, if absent, from session storage.',
    sentence: 'Al abrir, la puerta comprueba: lee primero el almacén local y, si no hay nada, el de sesión.',
  },
  { id: 'R2', quote: accepted, sentence: 'Si el local guarda «accepted», el visitante entra.' },
  {
    id: 'R3',
    quote: foreign,
    sentence: 'Si el local guarda otra cosa, se pregunta y se quita ese valor; la sesión no se consulta.',
  },
  {
    id: 'R4',
    quote: accepted,
    sentence: 'Si el local no tiene nada y la sesión guarda «accepted», el visitante entra.',
  },
  {
    id: 'R5',
    quote: foreign,
    sentence: 'Si el local no tiene nada y la sesión guarda otra cosa, se pregunta y se quita ese valor.',
  },
  {
    id: 'R6',
    quote: 'Nothing stored: state becomes not-accepted.',
    sentence: 'Si no hay nada guardado, se pregunta.',
  },
  {
    id: 'R7',
    quote:
      "Choosing SÍ: state accepted; 'accepted' is stored under status in persistent storage if 'Recordar mis datos' is ticked",
    sentence: `SÍ con «${gate.remember}»: el visitante entra y «accepted» queda en el local.`,
  },
  {
    id: 'R8',
    quote: "Choosing SÍ: state accepted; 'accepted' is stored under status […] otherwise in session storage.",
    sentence: 'SÍ sin recordar: el visitante entra y «accepted» queda en la sesión.',
  },
  {
    id: 'R9',
    quote: 'Choosing NO: state not-accepted with an error message',
    sentence:
      'NO: no se entra, se muestra el mensaje y se abre el diálogo; otro NO empieza los 50 ms de nuevo.',
  },
  {
    id: 'R10',
    quote: 'the message is cleared after 50 ms.',
    sentence: 'A los 50 ms el mensaje se limpia; el diálogo sigue hasta que el visitante lo cierra.',
  },
  { id: 'X1', quote: null, sentence: 'Si un almacén no se puede leer, la puerta queda cerrada y pregunta.' },
  {
    id: 'X2',
    quote: null,
    sentence: 'Si la respuesta no se puede guardar, se entra solo por esta visita y se avisa.',
  },
  { id: 'X3', quote: null, sentence: `«${gate.forget}» quita los dos valores y vuelve a preguntar.` },
  {
    id: 'X4',
    quote: null,
    sentence:
      'Si otra pestaña cambia el valor, o la página vuelve con Atrás, se lee todo de nuevo y se obedece.',
  },
]

/** The rules that a transition's label names: `R7-R8` is both. */
export const rulesOf = (label: string): readonly string[] => label.split('-').filter(Boolean)

/** The rules with a text, then those that only the machine has so far. */
export function rulesIn(chart: Chart): readonly Rule[] {
  const ids = new Set(chart.transitions.flatMap(({ rule }) => rulesOf(rule)))
  const undescribed = [...ids].filter((id) => !describedRules.some((rule) => rule.id === id))
  return [
    ...describedRules,
    ...undescribed.map((id) => ({ id, quote: null, sentence: 'Está en la máquina y aún no tiene texto.' })),
  ]
}

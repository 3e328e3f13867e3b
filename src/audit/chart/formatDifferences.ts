import type { Chart, ChartState, ChartTransition } from './chart'
import { countRepeated } from './labels'
import { shortId } from './formatChart'

/** «guarda: wantsToBeRemembered → nada»; nothing where both are equal. */
const difference = (name: string, before: string, after: string): string[] =>
  before === after ? [] : [`${name}: ${before || 'nada'} → ${after || 'nada'}`]

const inMs = (delay: number | null) => (delay === null ? '' : `${delay} ms`)

/** What differs between two versions of a transition, in Spanish. */
export const formatTransitionDifferences = (
  chart: Chart,
  before: ChartTransition,
  after: ChartTransition,
): string[] => [
  ...difference('origen', shortId(chart, before.from), shortId(chart, after.from)),
  ...difference('evento', before.event, after.event),
  ...difference('guarda', before.guard, after.guard),
  ...difference('destino', shortId(chart, before.to), shortId(chart, after.to)),
  ...difference('efectos', countRepeated(before.effects).join(', '), countRepeated(after.effects).join(', ')),
  ...difference('espera', inMs(before.delayMs), inMs(after.delayMs)),
  ...difference('regla', before.rule, after.rule),
  ...difference('extensión', before.isExtension ? 'sí' : 'no', after.isExtension ? 'sí' : 'no'),
]

/** What differs between two versions of a state, in Spanish. */
export const formatStateDifferences = (before: ChartState, after: ChartState): string[] => [
  ...difference('primer estado', before.initial ?? '', after.initial ?? ''),
  ...difference('actores', before.invokes.join(', '), after.invokes.join(', ')),
  ...difference('etiquetas', before.tags.join(', '), after.tags.join(', ')),
  ...difference('regla', before.rule, after.rule),
  ...difference('descripción', before.description, after.description),
]

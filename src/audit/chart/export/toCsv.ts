import type { Chart } from '../chart'
import { effectsOf, formatCall } from '../formatCalls'
import { toCsvText } from './csvText'

const head = ['regla', 'extensión', 'de', 'evento', 'guarda', 'a', 'efectos', 'milisegundos', 'id']

/** The transitions as a table. */
export function toCsv({ transitions }: Chart): string {
  const rows = transitions.map((transition) => [
    transition.rule,
    transition.isExtension ? 'sí' : 'no',
    transition.from,
    transition.event,
    transition.guard,
    transition.targets.join(' + '),
    effectsOf(transition).map(formatCall).join(' + '),
    String(transition.delayMs ?? ''),
    transition.id,
  ])
  return toCsvText([head, ...rows])
}

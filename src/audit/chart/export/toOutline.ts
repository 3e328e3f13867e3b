import type { Chart, ChartState, ChartTransition } from '../chart'
import { countRepeated } from '../labels'
import { shortId, formatEvent } from '../formatChart'
import { childrenOf, transitionsFrom, indented } from '../hierarchy'

const listed = (names: readonly string[]) => new Intl.ListFormat('es').format(names)

function transitionLine(chart: Chart, transition: ChartTransition): string {
  const { guard, from, to, effects, rule, isExtension, delayMs } = transition
  const event = formatEvent(transition)
  return [
    delayMs === null ? `Con ${event}` : event.replace(/^tras/, 'Tras'),
    guard && `, si ${guard}`,
    to === from ? ': se queda' : `: pasa a ${shortId(chart, to)}`,
    effects.length > 0 && `, con efecto ${listed(countRepeated(effects))}`,
    rule && ` (regla ${rule}${isExtension ? ', nuestra' : ''})`,
    '.',
  ]
    .filter(Boolean)
    .join('')
}

function stateLines(chart: Chart, state: ChartState): string[] {
  const { id, parent, invokes, tags, rule, description, initial } = state
  const isFirst = chart.states.some((other) => other.id === parent && other.initial === id)
  const head = [
    `Estado ${shortId(chart, id)}`,
    isFirst && ', el primero',
    rule && ` (regla ${rule})`,
    description ? `. ${description}` : '.',
  ]
  return [
    head.filter(Boolean).join(''),
    ...indented([
      ...(invokes.length > 0 ? [`Mientras dura, actúa ${listed(invokes)}.`] : []),
      ...(tags.length > 0 ? [`Marcado como ${listed(tags)}.`] : []),
      ...(initial === null ? [] : [`Empieza en ${shortId(chart, initial)}.`]),
      ...transitionsFrom(chart, id).map((transition) => transitionLine(chart, transition)),
      ...childrenOf(chart, id).flatMap((child) => stateLines(chart, child)),
    ]),
  ]
}

/** The chart as indented Spanish sentences, to be read aloud. */
export function toOutline(chart: Chart): string {
  const [root] = chart.states
  if (!root) return ''
  const always = root.invokes.length > 0 ? [`Siempre actúa ${listed(root.invokes)}.`] : []
  return [
    `Diagrama de estados ${chart.id}: ${chart.states.length - 1} estados y ${chart.transitions.length} transiciones.`,
    ...always,
    ...(root.initial === null ? [] : [`Empieza en ${shortId(chart, root.initial)}.`]),
    ...transitionsFrom(chart, root.id).map((transition) => transitionLine(chart, transition)),
    ...childrenOf(chart, root.id).flatMap((child) => stateLines(chart, child)),
    '',
  ].join('\n')
}

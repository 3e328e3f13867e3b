import type { Call, Chart, ChartState, ChartTransition } from '../chart'
import { actorsOf, effectsOf, formatShortCall } from '../formatCalls'
import { formatEvent, formatStateId, formatTargets, titleOf, typeWords } from '../formatChart'
import { countRepeated } from '../labels'
import { childrenOf, transitionsFrom, indented } from '../hierarchy'

const listed = (names: readonly string[]) => new Intl.ListFormat('es').format(names)

const calls = (list: readonly Call[]) => listed(countRepeated(list.map(formatShortCall)))

function transitionLine(chart: Chart, transition: ChartTransition): string {
  const { guard, from, targets, effects, rule, isExtension, reenter } = transition
  const isAdverb = !transition.label && /^(always|done|after .*)$/.test(transition.event)
  const event = formatEvent(transition)
  const stays = targets.length === 0 || (targets.length === 1 && targets[0] === from && !reenter)
  return [
    isAdverb ? `${event[0]?.toUpperCase()}${event.slice(1)}` : `Con ${event}`,
    guard && `, si ${guard}`,
    stays ? ': se queda' : `: pasa ${formatTargets(chart, targets)}`,
    reenter && ', y entra de nuevo',
    effects.length > 0 && `, con efecto ${calls(effectsOf(transition))}`,
    rule && ` (regla ${rule}${isExtension ? ', nuestra' : ''})`,
    '.',
  ]
    .filter(Boolean)
    .join('')
}

const startLine = (chart: Chart, { initial, type }: ChartState): string[] => {
  if (type === 'parallel') return ['Sus partes actúan a la vez.']
  if (initial === null) return []
  const first = formatStateId(chart, initial)
  return type.endsWith('history') ? [`Sin nada que recordar, empieza en ${first}.`] : [`Empieza en ${first}.`]
}

/** What a state does by itself, besides its transitions. */
const ownLines = (chart: Chart, state: ChartState): string[] => [
  ...(state.entry.length > 0 ? [`Al entrar: ${calls(state.entry)}.`] : []),
  ...(state.exit.length > 0 ? [`Al salir: ${calls(state.exit)}.`] : []),
  ...(state.tags.length > 0 ? [`Marcado como ${listed(state.tags)}.`] : []),
  ...startLine(chart, state),
]

function stateLines(chart: Chart, state: ChartState): string[] {
  const { id, name, parent, type, invokes, rule, description } = state
  const isFirst = chart.states.some((other) => other.id === parent && other.initial === id)
  const isCommon = type === '' || type === 'atomic' || type === 'compound'
  const head = [
    `Estado ${formatStateId(chart, id)}`,
    titleOf(state) !== name && ` (${name})`,
    !isCommon && `, ${typeWords[type]}`,
    isFirst && ', el primero',
    rule && ` (regla ${rule})`,
    description ? `. ${description}` : '.',
  ]
  return [
    head.filter(Boolean).join(''),
    ...indented([
      ...(invokes.length > 0 ? [`Mientras dura, actúa ${calls(actorsOf(state))}.`] : []),
      ...ownLines(chart, state),
      ...transitionsFrom(chart, id).map((transition) => transitionLine(chart, transition)),
      ...childrenOf(chart, id).flatMap((child) => stateLines(chart, child)),
    ]),
  ]
}

/** The chart as indented Spanish sentences, to be read aloud. */
export function toOutline(chart: Chart): string {
  const [root] = chart.states
  if (!root) return ''
  return [
    `Diagrama de estados ${chart.id}: ${chart.states.length - 1} estados y ${chart.transitions.length} transiciones.`,
    ...(root.invokes.length > 0 ? [`Siempre actúa ${calls(actorsOf(root))}.`] : []),
    ...ownLines(chart, root),
    ...transitionsFrom(chart, root.id).map((transition) => transitionLine(chart, transition)),
    ...childrenOf(chart, root.id).flatMap((child) => stateLines(chart, child)),
    '',
  ].join('\n')
}

import { orderOf } from './orderOf'
import type { Chart, ChartMarks, ChartState, ChartTransition } from './chart'

const eventWords: Readonly<Record<string, string>> = {
  '*': 'cualquier otro evento',
  always: 'de inmediato',
  done: 'al terminar',
}

/** An event in Spanish: `readStatus failed` is «readStatus fallido». */
export const formatEvent = ({
  event,
  label,
  delayMs,
}: Pick<ChartTransition, 'event' | 'label' | 'delayMs'>): string => {
  if (label) return label
  if (delayMs !== null) return `tras ${delayMs} ms`
  return (
    eventWords[event] ??
    event
      .replace(/ done$/, ' terminado')
      .replace(/ failed$/, ' fallido')
      .replace(/ snapshot$/, ' actualizado')
      .replace(/^after /, 'tras ')
  )
}

export const typeWords = {
  '': '',
  atomic: 'simple',
  compound: 'compuesto',
  parallel: 'paralelo',
  final: 'final',
  'shallow-history': 'historia',
  'deep-history': 'historia profunda',
} as const

/** What a state's box is headed with: its Spanish name, else the machine's own. */
export const titleOf = ({ label, name }: Pick<ChartState, 'label' | 'name'>): string => label || name

/** «aceptado · guardando», outermost first: the root is named only when it is meant itself. */
export function formatStateId({ states }: Pick<Chart, 'states'>, id: string): string {
  const state = states.find((candidate) => candidate.id === id)
  if (!state) return id
  const parent = states.find((candidate) => candidate.id === state.parent)
  return !parent || parent.parent === null
    ? titleOf(state)
    : `${formatStateId({ states }, parent.id)} · ${titleOf(state)}`
}

/** «a aceptado · guardando», with each of several targets; «sin salir» where there is none. */
export const formatTargets = (chart: Pick<Chart, 'states'>, targets: readonly string[]): string =>
  targets.length === 0
    ? 'sin salir'
    : `a ${new Intl.ListFormat('es').format(targets.map((id) => formatStateId(chart, id)))}`

const changeWords = { added: 'añadida', removed: 'quitada', changed: 'cambiada' } as const

const coverageWords = (times: number) =>
  times === 0 ? 'sin cubrir' : `cubierta ${times} ${times === 1 ? 'vez' : 'veces'}`

/** «Transición sí, si wantsToBeRemembered, de no aceptado a aceptado · guardando, regla R7». */
export const formatTransition = (chart: Chart, transition: ChartTransition): string =>
  [
    `Transición ${formatEvent(transition)}`,
    transition.guard && `si ${transition.guard}`,
    `de ${formatStateId(chart, transition.from)} ${formatTargets(chart, transition.targets)}`,
    transition.reenter && 'entra de nuevo',
    transition.rule && `regla ${transition.rule}`,
  ]
    .filter(Boolean)
    .join(', ')

/** The transition's sentence with what the marks show of it: «…, disponible, la última, cubierta 2 veces». */
export function formatMarkedTransition(chart: Chart, transition: ChartTransition, marks: ChartMarks): string {
  const { id } = transition
  const change = marks.changes?.[id]
  return [
    formatTransition(chart, transition),
    marks.enabled?.includes(id) ? 'disponible' : '',
    orderOf(marks.steps, id) && `número ${orderOf(marks.steps, id)} de este paso`,
    marks.last?.includes(id) ? 'la última' : '',
    marks.coverage ? coverageWords(marks.coverage[id] ?? 0) : '',
    change ? changeWords[change] : '',
    marks.unknown?.includes(id) ? 'no está en el diagrama guardado' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const isTold = (type: ChartState['type']) => type !== '' && type !== 'atomic' && type !== 'compound'

/** «Estado aceptado · guardando, activo»; what is neither simple nor compound says so. */
export function formatState(chart: Chart, { id, type, description }: ChartState, marks: ChartMarks): string {
  const change = marks.changes?.[id]
  const head = [
    `Estado ${formatStateId(chart, id)}`,
    isTold(type) ? typeWords[type] : '',
    marks.active?.includes(id) ? 'activo' : '',
    change ? changeWords[change].replace(/a$/, 'o') : '',
    marks.unknown?.includes(id) ? 'no está en el diagrama guardado' : '',
  ]
  return [head.filter(Boolean).join(', '), description].filter(Boolean).join('. ')
}

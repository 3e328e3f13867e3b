import type { Chart, ChartMarks, ChartState, ChartTransition } from './chart'

const words: Readonly<Record<string, string>> = {
  yes: 'sí',
  no: 'no',
  forget: 'olvidar',
  'status.changed': 'cambio del estado guardado',
  always: 'de inmediato',
  done: 'al terminar',
}

/** An event in Spanish: `readStatus failed` is «readStatus fallido». */
export const formatEvent = ({ event, delayMs }: Pick<ChartTransition, 'event' | 'delayMs'>): string =>
  words[event] ??
  (delayMs === null
    ? event
        .replace(/ done$/, ' terminado')
        .replace(/ failed$/, ' fallido')
        .replace(/^after /, 'tras ')
    : `tras ${delayMs} ms`)

/** `accepted.storing`: an id without the chart's own name. */
export const shortId = (chart: Pick<Chart, 'id'>, id: string) =>
  id.startsWith(`${chart.id}.`) ? id.slice(chart.id.length + 1) : id

const changeWords = { added: 'añadida', removed: 'quitada', changed: 'cambiada' } as const

const coverageWords = (times: number) =>
  times === 0 ? 'sin cubrir' : `cubierta ${times} ${times === 1 ? 'vez' : 'veces'}`

/** «Transición sí, si wantsToBeRemembered, de not-accepted a accepted.storing, regla R7». */
export const formatTransition = (chart: Chart, transition: ChartTransition): string =>
  [
    `Transición ${formatEvent(transition)}`,
    transition.guard && `si ${transition.guard}`,
    `de ${shortId(chart, transition.from)} a ${shortId(chart, transition.to)}`,
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
    marks.last?.includes(id) ? 'la última' : '',
    marks.coverage ? coverageWords(marks.coverage[id] ?? 0) : '',
    change ? changeWords[change] : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** «Estado accepted.storing, activo». */
export function formatState(chart: Chart, { id, description }: ChartState, marks: ChartMarks): string {
  const change = marks.changes?.[id]
  const head = [
    `Estado ${shortId(chart, id)}`,
    marks.active?.includes(id) ? 'activo' : '',
    change ? changeWords[change].replace(/a$/, 'o') : '',
  ]
  return [head.filter(Boolean).join(', '), description].filter(Boolean).join('. ')
}

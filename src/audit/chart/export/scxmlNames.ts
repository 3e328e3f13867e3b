import type { Chart, ChartTransition } from '../chart'
import { findScript, staticParams, type ScxmlScripts } from './scxmlScripts'

/** An XML name without a colon, made of a chart's id. */
export const toXmlId = (id: string) => id.replace(/[^\w.-]+/g, '.').replace(/^(?=[\d.-])/, '_')

/** One timer for all transitions of a state that wait for the same delay. */
export const timerOf = ({ from, event }: ChartTransition) => toXmlId(`${from}.${event}`)

/** SCXML's name of what XState's invoked actors, final states and timers send; empty for `always`. */
export function scxmlEventOf(transition: ChartTransition): string {
  const { event, from } = transition
  if (event.startsWith('after ')) return timerOf(transition)
  if (event === 'always') return ''
  if (event === 'done') return `done.state.${toXmlId(from)}`
  return event
    .replace(/^(.+) done$/, 'done.invoke.$1')
    .replace(/^(.+) failed$/, 'error.platform.$1')
    .replace(/^(.+) snapshot$/, 'snapshot.invoke.$1')
}

const operators: Readonly<Record<string, string>> = {
  ' and ': ' && ',
  ' or ': ' || ',
  'not ': '!',
  '(': '(',
  ')': ')',
}

function isInState({ id, states }: Chart, path: string): string {
  const state = states.find((candidate) => [path, `${id}.${path}`].includes(candidate.id))
  return `In('${toXmlId(state?.id ?? path)}')`
}

function guardCondition(chart: Chart, transition: ChartTransition, scripts: ScxmlScripts | null): string {
  const { guard, guardParams } = transition
  const parts = guard.split(/( and | or |\bnot |\bin [^\s()]+|[()])/).filter(Boolean)
  const write = (name: string) =>
    scripts ? findScript(scripts.guards, name)(staticParams(guardParams)) : name
  if (parts.length === 1 && !guard.startsWith('in ')) return write(guard)
  return parts
    .map((part) => {
      if (part.startsWith('in ')) return isInState(chart, part.slice(3))
      return operators[part] ?? (scripts ? `(${write(part)})` : part)
    })
    .join('')
}

/** SCXML takes an event `a` for `a.b` too, XState does not: true where the chart has both. */
function isBeginningOfAnother(chart: Chart, event: string): boolean {
  const events = [
    ...chart.transitions.map(scxmlEventOf),
    ...chart.states.map(({ id }) => `done.state.${toXmlId(id)}`),
  ]
  return event !== '' && events.some((other) => other.startsWith(`${event}.`) && other !== `${event}.*`)
}

/** A transition's condition: the guard's script, or its name where there are no scripts. Empty for no condition. */
export function conditionOf(chart: Chart, transition: ChartTransition, scripts: ScxmlScripts | null): string {
  const guard = guardCondition(chart, transition, scripts)
  const event = scxmlEventOf(transition)
  if (!scripts || !isBeginningOfAnother(chart, event)) return guard
  const isExact = `_event.name === '${event}'`
  return guard === '' ? isExact : `${isExact} && (${guard})`
}

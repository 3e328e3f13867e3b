import type { ChartState, ChartTransition } from './chart'
import { actorsOf, effectsOf, formatShortCall } from './formatCalls'
import { formatEvent, titleOf } from './formatChart'

/** Font sizes, line heights and a label's least width, in px; ChartView.scss sets the same sizes. */
export const sizes = {
  name: 14,
  event: 12,
  detail: 11,
  rule: 10,
  head: 24,
  line: 14,
  padding: 10,
  least: 48,
} as const

/** Names in order, each with how often it comes: `removeStatus ×2`. */
export const countRepeated = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${name} ×${times}` : name
  })

// A delay given as a figure has no other name.
const delayName = ({ delayMs, event }: ChartTransition) =>
  delayMs === null ? '' : event.replace(/^after (\d+$)?/, '')

const ownName = ({ label, event }: ChartTransition) => (label && label !== event ? event : '')

const mostSigns = 20

/** A transition's event in words, in lines of some twenty signs. */
export const eventLines = (transition: ChartTransition): string[] =>
  formatEvent(transition)
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const line = [lines.at(-1), word].filter(Boolean).join(' ')
      return lines.length > 0 && line.length <= mostSigns ? [...lines.slice(0, -1), line] : [...lines, word]
    }, [])

/** The lines under a transition's event: the machine's own name for it, its guard, its effects, how it ends. */
export const transitionDetails = (transition: ChartTransition): string[] =>
  [
    ownName(transition),
    delayName(transition),
    transition.guard && `[${transition.guard}]`,
    ...countRepeated(effectsOf(transition).map(formatShortCall)).map((effect) => `/ ${effect}`),
    transition.targets.length === 0 ? 'sin salir' : '',
    transition.reenter ? 'entra de nuevo' : '',
  ].filter(Boolean)

/** A state's heading: its name, of a history state the sign. */
export const stateHeading = (state: ChartState): string =>
  state.type === 'deep-history' ? 'H*' : state.type === 'shallow-history' ? 'H' : titleOf(state)

/** The lines under a state's heading: the machine's own name for it, what it does, its tags. */
export const stateDetails = (state: ChartState): string[] => {
  const { type, name, tags, entry, exit } = state
  const names = type.endsWith('history') ? [titleOf(state), name] : [name]
  return [
    ...new Set(names.filter((own) => own !== stateHeading(state))),
    ...entry.map((call) => `entry / ${formatShortCall(call)}`),
    ...actorsOf(state).map((call) => `do / ${formatShortCall(call)}`),
    ...exit.map((call) => `exit / ${formatShortCall(call)}`),
    ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : []),
  ]
}

export const rowHeight = (transition: ChartTransition) =>
  sizes.head + (eventLines(transition).length - 1 + transitionDetails(transition).length) * sizes.line

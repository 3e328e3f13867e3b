import type { ChartState, ChartTransition } from './chart'

/** Font sizes and line heights of the drawing, in px; ChartView.scss sets the same sizes. */
export const sizes = { name: 14, event: 12, detail: 11, rule: 10, head: 24, line: 14, padding: 10 } as const

/** Names in order, each with how often it comes: `removeStatus ×2`. */
export const countRepeated = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${name} ×${times}` : name
  })

/** The lines under a transition's event: its delay, guard and effects. */
export const transitionDetails = ({ delayMs, guard, effects }: ChartTransition): string[] =>
  [
    delayMs === null ? '' : `${delayMs} ms`,
    guard && `[${guard}]`,
    effects.length > 0 ? `/ ${countRepeated(effects).join(', ')}` : '',
  ].filter(Boolean)

/** The lines under a state's name: its invoked actors and its tags. */
export const stateDetails = ({ invokes, tags }: ChartState): string[] => [
  ...invokes.map((name) => `do / ${name}`),
  ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : []),
]

export const rowHeight = (transition: ChartTransition) =>
  sizes.head + transitionDetails(transition).length * sizes.line

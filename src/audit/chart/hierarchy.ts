import type { Chart, ChartState, ChartTransition } from './chart'

export const childrenOf = ({ states }: Chart, parent: string): ChartState[] =>
  states.filter((state) => state.parent === parent)

export const transitionsFrom = ({ transitions }: Chart, id: string): ChartTransition[] =>
  transitions.filter(({ from }) => from === id)

/** Where its arrows lead: to each target, back to the state itself where it is not left. */
export const endsOf = ({
  to,
  targets: [first = to, ...others],
}: ChartTransition): readonly [string, ...string[]] => [first, ...others]

/** States beside each other. */
export interface Level {
  /** The state entered first and the one it belongs to. */
  readonly start: { readonly of: string; readonly to: string } | null
  readonly states: readonly ChartState[]
}

/** What a picture shows outermost: the root's children, or the root itself where an arrow starts or ends at it. */
export function topLevel(chart: Chart): Level {
  const roots = chart.states.filter(({ parent }) => parent === null)
  const [root] = roots
  const isTouched = chart.transitions.some(({ from, to }) => roots.some(({ id }) => id === from || id === to))
  return !root || roots.length > 1 || isTouched ? { start: null, states: roots } : levelIn(chart, root)
}

/** What lies inside a state. */
export const levelIn = (chart: Chart, { id, initial, type }: ChartState): Level => ({
  start: initial === null || type.endsWith('history') ? null : { of: id, to: initial },
  states: childrenOf(chart, id),
})

/** Lines one level deeper. */
export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

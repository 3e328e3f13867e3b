import type { ChangeKind, Chart, ChartMarks } from './chart'
import { formatStateDifferences, formatTransitionDifferences } from './formatDifferences'
import { matchStates, matchTransitions, findReordered } from './matchCharts'
import { formatState, formatTransition } from './formatChart'

export interface ChartDiff {
  /** Ids of the union's states and transitions that differ. */
  readonly changes: NonNullable<ChartMarks['changes']>
  /** A Spanish sentence each, with + − ~ in front. Empty: the charts are equal. */
  readonly lines: readonly string[]
  /** The newer chart together with what was removed: what a drawing of the difference shows. */
  readonly union: Chart
}

interface Change {
  readonly id: string
  readonly change: ChangeKind
  readonly line: string
}

/** How `after` differs from `before`, states and transitions alike. */
export function diffCharts(before: Chart, after: Chart): ChartDiff {
  const states = matchStates(before.states, after.states)
  const transitions = matchTransitions(before.transitions, after.transitions)
  const gone = transitions.removed.map((transition) => ({
    ...transition,
    id: after.transitions.some(({ id }) => id === transition.id) ? `${transition.id} (antes)` : transition.id,
  }))
  const union: Chart = {
    ...after,
    states: [...after.states, ...states.removed],
    transitions: [...after.transitions, ...gone],
  }

  const found: Change[] = [
    ...states.added.map((state) => added(state.id, formatState(union, state, {}))),
    ...states.removed.map((state) => removed(state.id, formatState(union, state, {}))),
    ...states.pairs.flatMap(([old, now]) =>
      changed(now.id, formatState(union, { ...now, description: '' }, {}), formatStateDifferences(old, now)),
    ),
    ...transitions.added.map((transition) => added(transition.id, formatTransition(union, transition))),
    ...gone.map((transition) => removed(transition.id, formatTransition(union, transition))),
    ...transitions.pairs.flatMap(([old, now]) =>
      changed(now.id, formatTransition(union, now), formatTransitionDifferences(union, old, now)),
    ),
    ...findReordered(transitions.pairs, before.transitions, after.transitions).flatMap((now) =>
      changed(now.id, formatTransition(union, now), ['se prueba en otro orden']),
    ),
  ]
  return {
    changes: Object.fromEntries(found.map(({ id, change }) => [id, change])),
    lines: found.map(({ line }) => line),
    union,
  }
}

const added = (id: string, sentence: string): Change => ({ id, change: 'added', line: `+ ${sentence}` })

const removed = (id: string, sentence: string): Change => ({ id, change: 'removed', line: `− ${sentence}` })

const changed = (id: string, sentence: string, differences: readonly string[]): Change[] =>
  differences.length === 0
    ? []
    : [{ id, change: 'changed', line: `~ ${sentence}: ${differences.join('; ')}` }]

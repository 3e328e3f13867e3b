import type { ChangeKind, Chart, ChartMarks, ChartState } from './chart'
import { withCommonDetail } from './commonDetail'
import { formatState, formatTransition } from './formatChart'
import { formatStateDifferences, formatTransitionDifferences } from './formatDifferences'
import { findReordered, matchStates, matchTransitions } from './matchCharts'
import { removedId } from './removedId'

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

/** How `after` differs from `before`, states and transitions alike; what only one's format holds is left out. */
export function diffCharts(before: Chart, after: Chart): ChartDiff {
  const [old, now] = withCommonDetail(before, after)
  const states = matchStates(old.states, now.states)
  const transitions = matchTransitions(old.transitions, now.transitions)
  const union = unite(before, after, {
    states: idsOf(states.removed),
    transitions: idsOf(transitions.removed),
  })
  const stateLine = (id: string, part: Partial<ChartState> = {}) => {
    const state = union.states.find((candidate) => candidate.id === id)
    return state ? formatState(union, { ...state, ...part }, {}) : id
  }
  const transitionLine = (id: string) => {
    const transition = union.transitions.find((candidate) => candidate.id === id)
    return transition ? formatTransition(union, transition) : id
  }

  const found: Change[] = [
    ...states.added.map(({ id }) => added(id, stateLine(id))),
    ...states.removed.map(({ id }) => removed(id, stateLine(id))),
    ...states.pairs.flatMap(([was, is]) =>
      changed(is.id, stateLine(is.id, { description: '' }), formatStateDifferences(was, is, union)),
    ),
    ...transitions.added.map(({ id }) => added(id, transitionLine(id))),
    ...transitions.removed.map(({ id }) => {
      const name = removedId(id, after)
      return removed(name, transitionLine(name))
    }),
    ...transitions.pairs.flatMap(([was, is]) =>
      changed(is.id, transitionLine(is.id), formatTransitionDifferences(was, is, union)),
    ),
    ...findReordered(transitions.pairs, old.transitions, now.transitions).flatMap(({ id }) =>
      changed(id, transitionLine(id), ['se prueba en otro orden']),
    ),
  ]
  return {
    changes: Object.fromEntries(found.map(({ id, change }) => [id, change])),
    lines: found.map(({ line }) => line),
    union,
  }
}

const idsOf = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id))

const unite = (
  before: Chart,
  after: Chart,
  gone: { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> },
): Chart => ({
  ...after,
  states: [...after.states, ...before.states.filter(({ id }) => gone.states.has(id))],
  transitions: [
    ...after.transitions,
    ...before.transitions
      .filter(({ id }) => gone.transitions.has(id))
      .map((transition) => ({ ...transition, id: removedId(transition.id, after) })),
  ],
})

const added = (id: string, sentence: string): Change => ({ id, change: 'added', line: `+ ${sentence}` })

const removed = (id: string, sentence: string): Change => ({ id, change: 'removed', line: `− ${sentence}` })

const changed = (id: string, sentence: string, differences: readonly string[]): Change[] =>
  differences.length === 0
    ? []
    : [{ id, change: 'changed', line: `~ ${sentence}: ${differences.join('; ')}` }]

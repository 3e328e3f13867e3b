import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph'
import { gateMachine } from '../../features/gate/gateMachine'

/** One arrow of the gate's chart, as the machine holds it. Empty texts where there is nothing. */
export interface ChartTransition {
  readonly rule: string
  readonly from: string
  readonly event: string
  readonly guard: string
  readonly to: string
  readonly effects: readonly string[]
}

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  return part && typeof part === 'object' && 'type' in part ? String(part.type) : ''
}

// The invoked actors' and timers' events carry the id of their state; a reader needs their kind.
const eventOf = (event: string) =>
  event
    .replace(/^xstate\.done\.actor\.(\w+).*/, '$1 done')
    .replace(/^xstate\.error\.actor\.(\w+).*/, '$1 failed')
    .replace(/^xstate\.after\.(\w+).*/, 'after $1')

const transitionsOf = (node: DirectedGraphNode): ChartTransition[] => [
  ...node.edges.map(({ source, target, transition }) => ({
    rule: String(transition.meta?.rule ?? ''),
    from: source.id,
    event: eventOf(transition.eventType),
    guard: nameOf(transition.guard),
    to: target.id,
    effects: transition.actions.map(nameOf),
  })),
  ...node.children.flatMap(transitionsOf),
]

export const chart = () => toDirectedGraph(gateMachine)

/** Every transition of the gate, derived from the machine the site runs. */
export const chartTransitions = () => transitionsOf(chart())

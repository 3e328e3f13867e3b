import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { gateMachine } from '../../src/features/gate/gateMachine'
import type { RuleMeta } from '../../src/features/gate/gateSetup'
import type { Chart, ChartState, ChartTransition } from '../../src/audit/chart/chart'
import { eventNameOf, nameOf, transitionIdOf, transitionsOf } from '../../src/audit/chart/machineIds'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Another machine than the gate's may have none. */
const metaOf = ({ meta }: { meta?: unknown }) => (meta ?? {}) as Partial<RuleMeta>

// A computed delay has no figure to show.
function delayMsOf(machine: AnyStateMachine, eventType: string): number | null {
  const name = /^xstate\.after\.(\w+)/.exec(eventType)?.[1]
  if (name === undefined) return null
  const delay: unknown = machine.implementations.delays?.[name] ?? Number(name)
  return typeof delay === 'number' && Number.isFinite(delay) ? delay : null
}

const toState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  parent: node.parent?.id ?? null,
  initial: node.initial?.target[0]?.id ?? null,
  tags: node.tags,
  description: node.description ?? '',
  invokes: node.invoke.map(({ src }) => nameOf(src)),
  rule: metaOf(node).rule ?? '',
})

const toTransition = (machine: AnyStateMachine, definition: AnyTransitionDefinition): ChartTransition => ({
  id: transitionIdOf(definition),
  rule: metaOf(definition).rule ?? '',
  isExtension: metaOf(definition).extension ?? false,
  from: definition.source.id,
  to: definition.target?.[0]?.id ?? definition.source.id,
  event: eventNameOf(definition.eventType),
  guard: nameOf(definition.guard),
  effects: definition.actions.map(nameOf),
  delayMs: delayMsOf(machine, definition.eventType),
})

/** A machine's states and transitions as data, in the order the machine declares them. Without effects, in any runtime. */
export function deriveChart(machine: AnyStateMachine = gateMachine): Chart {
  const nodes = nodesOf(machine.root)
  return {
    id: machine.root.id,
    states: nodes.map(toState),
    transitions: nodes.flatMap(transitionsOf).map((definition) => toTransition(machine, definition)),
  }
}

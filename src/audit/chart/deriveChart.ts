import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  chartFormat,
  type Call,
  type Chart,
  type ChartState,
  type ChartTransition,
  type ChartWords,
  type StateType,
} from './chart'
import { eventNameOf, transitionIdOf, transitionsOf } from './machineIds'
import { isTimerAction, nameOf, paramsOf } from './machineParts'
import { formatParams } from './sourceText'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** What a chart reads of `meta`; a machine may have none. `extension`: a rule of ours, where the specification is silent. */
interface RuleMeta {
  readonly rule?: string
  readonly extension?: boolean
}

const metaOf = ({ meta }: { meta?: unknown }) => (meta ?? {}) as RuleMeta

// A computed delay has no figure to show.
function delayMsOf(machine: AnyStateMachine, eventType: string): number | null {
  const name = /^xstate\.after\.([^.]+)/.exec(eventType)?.[1]
  if (name === undefined) return null
  const delay: unknown = machine.implementations.delays?.[name] ?? Number(name)
  return typeof delay === 'number' && Number.isFinite(delay) ? delay : null
}

const typeOf = ({ type, history }: AnyStateNode): StateType =>
  type === 'history' ? `${history === 'deep' ? 'deep' : 'shallow'}-history` : type

/** What a history state enters while it remembers nothing: its own target, else what its parent enters first. */
function defaultOfHistory({ config, machine, parent }: AnyStateNode): string | null {
  const target = [(config as { target?: string | string[] }).target].flat()[0]
  if (target === undefined) return parent?.initial?.target[0]?.id ?? null
  if (target.startsWith('#')) return machine.getStateNodeById(target).id
  return [parent?.id, target.replace(/^\./, '')].join('.')
}

const initialOf = (node: AnyStateNode) =>
  node.type === 'history' ? defaultOfHistory(node) : (node.initial?.target[0]?.id ?? null)

const callsOf = (actions: readonly unknown[]): Call[] =>
  actions
    .filter((action) => !isTimerAction(action))
    .map((action) => ({ name: nameOf(action), params: paramsOf(action) }))

const toState = (node: AnyStateNode, { states }: ChartWords): ChartState => ({
  id: node.id,
  name: node.key,
  label: states[node.id] ?? states[node.key] ?? '',
  type: typeOf(node),
  parent: node.parent?.id ?? null,
  initial: initialOf(node),
  tags: node.tags,
  description: node.description ?? '',
  entry: callsOf(node.entry),
  exit: callsOf(node.exit),
  invokes: node.invoke.map(({ src }) => nameOf(src)),
  invokeIds: node.invoke.map(({ id }) => id),
  inputs: node.invoke.map(({ input }) => formatParams(input)),
  rule: metaOf(node).rule ?? '',
})

function toTransition(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
  { events }: ChartWords,
): ChartTransition {
  const { source, target = [], actions, guard, reenter, eventType } = definition
  const event = eventNameOf(eventType)
  return {
    id: transitionIdOf(definition),
    rule: metaOf(definition).rule ?? '',
    isExtension: metaOf(definition).extension ?? false,
    from: source.id,
    to: target[0]?.id ?? source.id,
    targets: target.map(({ id }) => id),
    reenter,
    event,
    label: events[event] ?? '',
    guard: nameOf(guard),
    guardParams: paramsOf(guard),
    effects: actions.map(nameOf),
    effectParams: actions.map(paramsOf),
    delayMs: delayMsOf(machine, eventType),
  }
}

const noWords: ChartWords = { states: {}, events: {} }

/**
 * A machine's states and transitions as data, in the order the machine declares them, with Spanish names where they
 * are given. Without effects, in any runtime; texts of functions are those of the runtime: see `formatParams`.
 */
export function deriveChart(machine: AnyStateMachine, words = noWords): Chart {
  const nodes = nodesOf(machine.root)
  return {
    id: machine.root.id,
    format: chartFormat,
    states: nodes.map((node) => toState(node, words)),
    transitions: nodes.flatMap(transitionsOf).map((definition) => toTransition(machine, definition, words)),
  }
}

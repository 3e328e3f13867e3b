import type { Call, Chart, ChartState } from '../chart'
import { childrenOf, transitionsFrom } from '../hierarchy'
import {
  filled,
  placeOf,
  readParams,
  toCall,
  toTarget,
  transitionsAt,
  type Json,
  type JsonObject,
} from './xstateTransitions'

const toCalls = (calls: readonly Call[]) => calls.map(({ name, params }) => toCall(name, params))

/** Names from the machine down to the state: the id that XState gives where none is written. */
function defaultId(chart: Chart, { name, parent }: ChartState): string {
  const above = chart.states.find(({ id }) => id === parent)
  return above ? `${defaultId(chart, above)}.${name}` : chart.id
}

const typeOf = ({ type }: ChartState): JsonObject => {
  if (type.endsWith('history'))
    return { type: 'history', history: type === 'deep-history' ? 'deep' : 'shallow' }
  return type === 'parallel' || type === 'final' ? { type } : {}
}

function startOf(chart: Chart, { type, initial }: ChartState): JsonObject {
  if (initial === null || type === 'parallel') return {}
  if (type.endsWith('history')) return { target: toTarget(initial) }
  return { initial: chart.states.find(({ id }) => id === initial)?.name ?? initial }
}

/** Named delays are the machine's implementations, which no config holds. */
function delaysOf({ transitions }: Chart): JsonObject {
  const named = transitions.flatMap(({ event, delayMs }) => {
    const name = /^after (\D.*)/.exec(event)?.[1]
    return name === undefined || delayMs === null ? [] : [[name, delayMs] as const]
  })
  return Object.fromEntries(named)
}

function toStateNode(chart: Chart, state: ChartState): JsonObject {
  const { id, parent, tags, description, rule, entry, exit, invokes, invokeIds, inputs } = state
  const children = childrenOf(chart, id)
  const placed = transitionsFrom(chart, id).map((transition) => ({
    place: placeOf(transition.event, invokeIds, children.length > 0),
    transition,
  }))
  const listAt = (part: string): Json | undefined => transitionsAt(placed, part)['']
  return {
    ...(parent === null || id !== defaultId(chart, state) ? { id } : {}),
    ...typeOf(state),
    ...startOf(chart, state),
    ...filled({
      description,
      tags,
      meta: filled({ rule, delays: parent === null ? delaysOf(chart) : undefined }),
      entry: toCalls(entry),
      exit: toCalls(exit),
      invoke: invokes.map((src, index) => ({
        ...filled({ id: invokeIds[index], src, input: readParams(inputs[index]) }),
        ...transitionsAt(placed, `invoke ${index}`),
      })),
      on: transitionsAt(placed, 'on'),
      onDone: listAt('onDone'),
      after: transitionsAt(placed, 'after'),
      always: listAt('always'),
    }),
    ...(children.length === 0
      ? {}
      : { states: Object.fromEntries(children.map((child) => [child.name, toStateNode(chart, child)])) }),
  }
}

/**
 * The chart as a config that XState's `createMachine` (version 5) takes: `deriveChart` finds the same chart in it.
 *
 * JSON holds no functions. Guards, actions and actors are names, parameters that the machine computes are missing, and
 * so are `and`, `or`, `not` and `stateIn`: their guard is one name, `isOpen and not isLate`. Milliseconds of named delays are in
 * the root's `meta.delays`, to be given as `createMachine(config, { delays: config.meta.delays })`.
 */
export function toXstateJson(chart: Chart): JsonObject {
  const [root] = chart.states
  return root ? toStateNode(chart, root) : {}
}

import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartState, ChartTransition, ChartWords } from './chart'
import { withCommonDetail } from './commonDetail'
import { deriveChart } from './deriveChart'
import { removedId } from './removedId'

export interface MachineComparison {
  /** Ids of what the machine has and the chart does not know: `ChartMarks.unknown`. */
  readonly unknown: readonly string[]
  /** Ids, as in the union, of what the chart has and the machine does not. */
  readonly missing: readonly string[]
  /** The chart with what the machine has besides: the chart to draw. */
  readonly union: Chart
}

const structureOfState = ({ id, parent, type }: ChartState) => JSON.stringify([id, parent, type])

const structureOf = ({ id, from, targets, event, guard, effects, delayMs }: ChartTransition) =>
  JSON.stringify([id, from, targets, event, guard, effects, delayMs])

/** Ids of those of one list whose structure the other has not. */
function idsWithout<Item extends { readonly id: string }>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlySet<string> {
  const known = new Set(others.map(keyOf))
  return new Set(items.filter((item) => !known.has(keyOf(item))).map(({ id }) => id))
}

/**
 * What a running machine and a chart written earlier do not have in common. States are the same by id, parent and
 * type; transitions by id, from, targets, event, names of guard and actions, and delay in ms. Texts of parameters are
 * not compared: those of a bundle differ from those of Node.
 *
 * What fires is named by `transitionIdOf`. A chart may know that id with another start or end, and its arrow would
 * show a way the machine did not take. So whoever lights `active`, `enabled`, `last` or `coverage` by the machine's
 * ids draws `union`, never the chart itself, unless `unknown` is empty: in the union a machine's id belongs to the
 * machine's own transition, and the chart's older one of that id is called `… (antes)`.
 */
export function compareWithMachine(
  chart: Chart,
  machine: AnyStateMachine,
  words?: ChartWords,
): MachineComparison {
  const now = deriveChart(machine, words)
  const [before, after] = withCommonDetail(chart, now)
  const unknownStates = idsWithout(after.states, before.states, structureOfState)
  const missingStates = idsWithout(before.states, after.states, structureOfState)
  const unknown = idsWithout(after.transitions, before.transitions, structureOf)
  const missing = idsWithout(before.transitions, after.transitions, structureOf)
  const older = chart.transitions.filter(({ id }) => missing.has(id))
  const renamed = older.map((transition) => ({ ...transition, id: removedId(transition.id, now) }))

  return {
    unknown: [...unknownStates, ...unknown],
    // A state that differs stands in the union once, as the machine has it.
    missing: [...missingStates].filter((id) => !unknownStates.has(id)).concat(renamed.map(({ id }) => id)),
    union: {
      ...chart,
      states: [
        ...chart.states.filter(({ id }) => !unknownStates.has(id)),
        ...now.states.filter(({ id }) => unknownStates.has(id)),
      ],
      transitions: [
        ...chart.transitions.filter(({ id }) => !missing.has(id)),
        ...now.transitions.filter(({ id }) => unknown.has(id)),
        ...renamed,
      ],
    },
  }
}

import { writeScenario } from '../../src/audit/gate/scenario'
import type { GateVisit } from './gateVisit'
import { groupBy } from './groupBy'

/** A journey that touched the gate. */
export interface GateJourney {
  readonly title: string
  /** From the journeys' folder: `engines/answers.journey.ts`. */
  readonly file: string
  /** Playwright's: passed, failed, timedOut, skipped, interrupted. */
  readonly result: string
  /** Name of the project: the engine. */
  readonly engine: string
  readonly visits: readonly GateVisit[]
}

/** A way through the gate, and the journeys that take it. */
export interface GatePath {
  /** The deep link's search string, which tells paths apart. */
  readonly link: string
  readonly visit: GateVisit
  readonly journeys: readonly GateJourney[]
}

/** The different paths, the longest first. */
export function pathsOf(journeys: readonly GateJourney[]): readonly GatePath[] {
  const all = journeys.flatMap((journey) => journey.visits.map((visit) => ({ journey, visit })))
  const groups = groupBy(all, ({ visit }) => writeScenario(visit.scenario))
  return [...groups]
    .flatMap(([link, entries]) => {
      const [first] = entries
      const own = [...new Set(entries.map(({ journey }) => journey))]
      return first ? [{ link, visit: first.visit, journeys: own }] : []
    })
    .sort((one, other) => other.visit.log.length - one.visit.log.length || (one.link < other.link ? -1 : 1))
}

/** How often the visits fire each transition of the chart; 0 where never. */
export function countTransitions(
  ids: readonly string[],
  journeys: readonly GateJourney[],
): Readonly<Record<string, number>> {
  const fired = journeys.flatMap(({ visits }) =>
    visits.flatMap(({ log }) => log.flatMap((entry) => entry.transitions)),
  )
  return Object.fromEntries(ids.map((id) => [id, fired.filter((other) => other === id).length]))
}

import { gateChart } from '../../chart/gateChart'
import type { LogEntry } from '../../model/logEntry'
import { recordedRun } from '../../model/recordedRun'
import { useLabState } from './labContext'
import type { CoverageSource } from './labState'

/** Transition id → how often it fired; 0 where never. */
type Coverage = Readonly<Record<string, number>>

/** How often each transition of the gate fired in a session's log, in the recorded run, and in both. */
export function coveragesOf(log: readonly LogEntry[]): Readonly<Record<CoverageSource, Coverage>> {
  const fired = log.flatMap(({ transitions }) => transitions)
  const recorded = recordedRun.transitions
  const rows = gateChart.transitions.map(
    ({ id }) => [id, fired.filter((other) => other === id).length] as const,
  )
  const union = Object.fromEntries(rows.map(([id, times]) => [id, times + (recorded[id] ?? 0)]))
  return { session: Object.fromEntries(rows), recorded, union }
}

export const useCoverages = () => coveragesOf(useLabState().view?.log ?? [])

/** The rules covered by these transitions. What several rules share (`R7-R8`) proves none of them alone. */
export const rulesFired = (transitions: readonly string[]): ReadonlySet<string> =>
  new Set(gateChart.transitions.filter(({ id }) => transitions.includes(id)).map(({ rule }) => rule))

import type { Chart } from '../../chart/chart'
import type { LogEntry } from '../../model/logEntry'

export type Coverage = Readonly<Record<string, number>>

/** How often each of the chart's transitions fired in a log; 0 where never. */
export function coverageOf(ids: readonly string[], log: readonly LogEntry[]): Coverage {
  const fired = log.flatMap(({ transitions }) => transitions)
  return Object.fromEntries(ids.map((id) => [id, fired.filter((other) => other === id).length]))
}

export const unionOf = (ids: readonly string[], one: Coverage, other: Coverage): Coverage =>
  Object.fromEntries(ids.map((id) => [id, (one[id] ?? 0) + (other[id] ?? 0)]))

export const coveredIn = (coverage: Coverage) => Object.values(coverage).filter((times) => times > 0).length

/** The rules kept by these transitions. What several rules share (`R7-R8`) proves none of them alone. */
export const rulesFired = (chart: Chart, transitions: readonly string[]): ReadonlySet<string> =>
  new Set(chart.transitions.filter(({ id }) => transitions.includes(id)).map(({ rule }) => rule))

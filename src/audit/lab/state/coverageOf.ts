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

import type { LogEntry } from '../../model/logEntry'
import type { Tab } from '../../model/steps'
import type { SessionView, TabView } from '../../model/sessionView'
import { scenarioAt } from '../../model/replay'
import type { Scenario } from '../../model/scenario'
import type { LabState } from './labState'

/** What is on display: one entry of the log and what held after it. */
export interface DisplayedEntry {
  readonly view: SessionView
  /** The log up to the entry on display. */
  readonly seen: readonly LogEntry[]
  readonly entry: LogEntry | null
  readonly isPast: boolean
  /** Ids of tab a's active states. */
  readonly active: readonly string[]
  readonly activeB: readonly string[]
  readonly tabs: { readonly a: TabView; readonly b: TabView | null }
}

const activeOf = (seen: readonly LogEntry[], tab: Tab) =>
  seen.findLast((entry) => entry.tab === tab)?.after ?? []

export function displayedEntryOf({ view, past, position }: LabState): DisplayedEntry | null {
  if (!view) return null
  const seen = view.log.slice(0, position + 1)
  return {
    view,
    seen,
    entry: view.log[position] ?? null,
    isPast: position < view.log.length - 1,
    active: activeOf(seen, 'a'),
    activeB: activeOf(seen, 'b'),
    tabs: (past ?? view).tabs,
  }
}

/** The scenario up to what is on display; at the end with the waiting, which has no entry. */
export function displayedScenario({ view, position }: LabState): Scenario | null {
  if (!view) return null
  return position === view.log.length - 1 ? view.scenario : scenarioAt(view, position)
}

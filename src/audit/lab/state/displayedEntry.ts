import type { LogEntry } from '../../model/logEntry'
import type { Tab } from '../../model/steps'
import type { SessionView, TabView } from '../../model/sessionView'
import { scenarioAt } from '../../model/replay'
import type { Scenario } from '../../model/scenario'
import type { LabState } from './labState'

/** What is on display: one entry of the log and what held after it. */
export interface DisplayedEntry {
  readonly view: SessionView
  readonly logUpToEntry: readonly LogEntry[]
  readonly entry: LogEntry | null
  readonly isPast: boolean
  /** Ids of each tab's active states. */
  readonly activeStates: Readonly<Record<Tab, readonly string[]>>
  readonly tabs: { readonly a: TabView; readonly b: TabView | null }
}

const activeStatesOf = (log: readonly LogEntry[], tab: Tab) =>
  log.findLast((entry) => entry.tab === tab)?.after ?? []

export function displayedEntryOf({ view, past, position }: LabState): DisplayedEntry | null {
  if (!view) return null
  const logUpToEntry = view.log.slice(0, position + 1)
  return {
    view,
    logUpToEntry,
    entry: view.log[position] ?? null,
    isPast: position < view.log.length - 1,
    activeStates: { a: activeStatesOf(logUpToEntry, 'a'), b: activeStatesOf(logUpToEntry, 'b') },
    tabs: (past ?? view).tabs,
  }
}

/** The scenario up to what is on display; at the end with the waiting, which has no entry. */
export function displayedScenario({ view, position }: LabState): Scenario | null {
  if (!view) return null
  return position === view.log.length - 1 ? view.scenario : scenarioAt(view, position)
}

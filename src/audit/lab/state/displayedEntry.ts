import type { LogEntry } from '../../model/logEntry'
import type { Tab } from '../../model/steps'
import type { SessionView, TabView } from '../../model/sessionView'
import { scenarioAt } from '../../model/replay'
import type { Scenario } from '../../model/scenario'
import type { LabState } from './labState'

/** One tab after the entry on display. For a past entry, the log is there at once and the replay a moment later. */
export interface DisplayedTab extends TabView {
  /** An answer was refused since the tab began to ask: the dialog stays until the visitor closes it. */
  readonly hasRejectionDialog: boolean
}

/** What is on display: one entry of the log and what held after it. */
export interface DisplayedEntry {
  readonly view: SessionView
  readonly entry: LogEntry | null
  readonly isPast: boolean
  readonly tabs: { readonly a: DisplayedTab; readonly b: DisplayedTab | null }
}

function displayedTab(view: TabView, log: readonly LogEntry[], tab: Tab): DisplayedTab {
  const own = log.filter((entry) => entry.tab === tab)
  const asksSince = own.findLastIndex(({ after }) => !after.includes('gate.not-accepted'))
  return {
    ...view,
    active: own.at(-1)?.after ?? [],
    hasRejectionDialog: own
      .slice(asksSince + 1)
      .some(({ after }) => after.includes('gate.not-accepted.rejecting')),
  }
}

export function displayedEntryOf({ view, past, position }: LabState): DisplayedEntry | null {
  if (!view) return null
  const log = view.log.slice(0, position + 1)
  const { a, b } = (past ?? view).tabs
  return {
    view,
    entry: view.log[position] ?? null,
    isPast: position < view.log.length - 1,
    tabs: { a: displayedTab(a, log, 'a'), b: b && displayedTab(b, log, 'b') },
  }
}

/** The scenario up to what is on display; at the end with the waiting, which has no entry. */
export function displayedScenario({ view, position }: LabState): Scenario | null {
  if (!view) return null
  return position === view.log.length - 1 ? view.scenario : scenarioAt(view, position)
}

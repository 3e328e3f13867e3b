import { startEvent, type LogEntry } from '../../model/logEntry'
import type { Scenario } from '../../model/scenario'
import type { SessionView, TabView } from '../../model/sessionView'
import { initialStep, type Tab } from '../../model/steps'
import type { Stored } from '../../model/world'
import type { LabState } from './labState'
import { followedTab, isLastMoment, isWholeStep } from './moments'

/** One tab at the moment on display. For a past moment, the log is there at once and the replay a moment later. */
export interface DisplayedTab extends TabView {
  /** The tab's own entries up to the moment on display. */
  readonly log: readonly LogEntry[]
  /** Number of the entry with which its page opened: after a reload another. */
  readonly openedBy: number | undefined
}

/** What a tab's world held; null before the tab was open. */
export interface StoredChange {
  readonly tab: Tab
  readonly before: Stored | null
  readonly after: Stored | null
}

/** What is on display: a whole step, or one of its events alone, and what held after it. */
export interface DisplayedEntry {
  readonly view: SessionView
  /** The step's word; `initialStep` for the opening. */
  readonly cause: string
  /** The last entry so far. */
  readonly entry: LogEntry | null
  /** What the step did, in order, in both tabs: none where nothing reached the machine; one event alone, that one. */
  readonly entries: readonly LogEntry[]
  readonly isPast: boolean
  readonly followed: Tab
  readonly tabs: { readonly a: DisplayedTab; readonly b: DisplayedTab | null }
  /** Before and after the step in every open tab; of one event alone, in its tab. */
  readonly stored: readonly StoredChange[]
}

function displayedTab(view: TabView, log: readonly LogEntry[], tab: Tab): DisplayedTab {
  const own = log.filter((entry) => entry.tab === tab)
  const openedBy = own.findLast(({ event }) => event === startEvent)?.number
  return { ...view, active: own.at(-1)?.after ?? [], log: own, openedBy }
}

/** Where a tab has just opened, before it read anything. */
const storedBefore = ({ storedAfter, log }: SessionView, step: number, tab: Tab): Stored | null =>
  storedAfter[step - 1]?.[tab] ?? log.find((entry) => entry.tab === tab)?.stored ?? null

function storedAround(view: SessionView, step: number): StoredChange[] {
  const after = view.storedAfter[step]
  const tabs: readonly Tab[] = after?.b ? ['a', 'b'] : ['a']
  return tabs.map((tab) => ({ tab, before: storedBefore(view, step, tab), after: after?.[tab] ?? null }))
}

function storedAroundEvent(view: SessionView, { tab, number, stepsDone, stored }: LogEntry): StoredChange[] {
  const sooner = view.log.findLast((entry) => entry.tab === tab && entry.number < number)
  const before = sooner?.stepsDone === stepsDone ? sooner.stored : storedBefore(view, stepsDone, tab)
  return [{ tab, before, after: stored }]
}

export function displayedEntryOf(state: LabState): DisplayedEntry | null {
  const { view, past, step, position } = state
  if (!view) return null
  const log = view.log.slice(0, position + 1)
  const { a, b } = (past ?? view).tabs
  const entry = view.log[position] ?? null
  const isWhole = isWholeStep(state)
  const isAlone = !isWhole && entry
  return {
    view,
    cause: view.scenario.steps[step - 1] ?? initialStep,
    entry,
    entries: isAlone ? [entry] : log.filter(({ stepsDone }) => stepsDone === step),
    isPast: !isLastMoment(state),
    followed: followedTab(state),
    tabs: { a: displayedTab(a, log, 'a'), b: b && displayedTab(b, log, 'b') },
    stored: isAlone ? storedAroundEvent(view, entry) : storedAround(view, step),
  }
}

/** The scenario up to what is on display. */
export function displayedScenario({ view, step }: Pick<LabState, 'view' | 'step'>): Scenario | null {
  return view && { ...view.scenario, steps: view.scenario.steps.slice(0, step) }
}

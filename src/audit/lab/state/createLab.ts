import type { Scenario } from '../../model/scenario'
import { startSession, type Session } from '../../model/session'
import type { Tab } from '../../model/steps'
import type { LabSetup } from '../labSetup'
import { missingMoment } from './labAddress'
import { createCheckResults } from './checkResults'
import { emptyState, type ChartHighlight, type LabState, type StartOptions } from './labState'
import { createAddressBar } from './createAddressBar'
import { createArrowSearch } from './createArrowSearch'
import { createChecks } from './createChecks'
import { displayedScenario } from './displayedEntry'
import { followedTab, isLastMoment, momentOfEntry, momentOfLink, momentOfStep, type Moment } from './moments'
import { createQueue } from './queue'
import { createSessionCoverage } from './sessionCoverage'
import { createStore } from './createStore'

export type Lab = ReturnType<typeof createLab>

/** The lab without its screen: one session, a place in its log, and the address that reproduces both. */
export function createLab(browser: Window, setup: LabSetup) {
  const { subject } = setup
  const coverage = createSessionCoverage()
  const { state, set, subscribe } = createStore<LabState>(emptyState)
  let session: Session | null = null
  let past: Session | null = null
  const address = createAddressBar(browser, subject)
  const enqueue = createQueue((failure) => set({ failure }))
  const arrows = createArrowSearch(subject, (enabled) => set({ enabled }))

  const variant = () => state().defect?.variant

  // Dropped before they are stopped: changes while they end are not shown.
  function keepOnly(kept: Session | null) {
    arrows.stop()
    const left = [session, past].filter((other) => other !== kept)
    session = kept
    past = null
    left.forEach((other) => other?.stop())
  }

  function findEnabled() {
    const shown = past ?? session
    if (shown) void arrows.begin({ session: shown, tab: followedTab(state()), variant: variant() })
  }

  /** The end of a session's log; the address follows. */
  function show(shown: Session) {
    const view = shown.view()
    const moment = momentOfStep(view, Infinity)
    set({ view, past: null, ...moment, enabled: new Map(), coverage: coverage.count(view.log) })
    address.write(state())
    findEnabled()
  }

  function watch(watched: Session) {
    watched.subscribe(() => {
      if (watched === past) {
        coverage.begin(!state().defect, state().past?.scenario.steps.length)
        keepOnly(past)
      }
      if (watched === session) show(watched)
    })
  }

  async function start(
    scenario: Scenario,
    { defect = state().defect, isReal = false, repeated }: StartOptions = {},
  ) {
    keepOnly(null)
    coverage.begin(!defect, repeated)
    set({ defect, failure: null })
    session = await startSession(subject, scenario, { variant: variant(), ...(isReal && { browser }) })
    watch(session)
    show(session)
  }

  async function perform(step: string) {
    const before = displayedScenario(state())
    if (!before || !session) return
    arrows.stop()
    set({ failure: null })
    if (isLastMoment(state())) return session.perform(step)
    await start({ ...before, steps: [...before.steps, step] }, { repeated: before.steps.length })
  }

  async function replayMoment({ step, position }: Moment) {
    const scenario = displayedScenario(state())
    if (!scenario || step !== state().step || position !== state().position) return
    keepOnly(session)
    if (isLastMoment(state())) set({ past: null })
    else {
      past = await startSession(subject, scenario, { variant: variant() })
      watch(past)
      set({ past: past.view() })
    }
    findEnabled()
  }

  function travel(moment: Moment) {
    arrows.stop()
    set({ ...moment, enabled: new Map() })
    return enqueue(() => replayMoment(moment))
  }

  async function open() {
    const { scenario, defect, seed, moment, problems } = address.read()
    set({ seed })
    await enqueue(() => start(scenario, { defect }))
    const { view } = state()
    const found = moment && view && momentOfLink(view, moment)
    const missing = moment && !found ? [missingMoment(moment, scenario.steps.length)] : []
    set({ problems: [...problems, ...missing] })
    if (found) await travel(found)
  }

  return {
    setup,
    checkResults: createCheckResults(setup),
    state,
    subscribe,
    /** Runs a scenario from its start. */
    start: (scenario: Scenario, options?: StartOptions) => enqueue(() => start(scenario, options)),
    /** Reads the page's address and runs it. */
    open,
    /** After Back and Forward; a jump inside the page is neither. */
    reopen: () => void (address.isChanged() && open()),
    /** From the past the log branches: later entries are dropped. */
    perform: (step: string) => enqueue(() => perform(step)),
    setSeed(seed: number) {
      set({ seed })
      address.write(state())
    },
    clearCoverage: () => set({ coverage: coverage.clear(state().view?.log ?? []) }),
    highlight: (highlight: ChartHighlight) => set({ highlight }),
    /** The chart shows this tab, while it is open. */
    follow(followed: Tab) {
      set({ followed, enabled: new Map() })
      findEnabled()
    },
    /** Whether a scenario keeps the rules. */
    check: createChecks(subject),
    /** Shows entry `number` of the log; beyond its ends, the nearest. */
    travel: (number: number) => travel(momentOfEntry(state().view, number)),
    /** Shows the moment after so many steps; beyond their ends, the nearest. */
    travelToStep: (steps: number) => travel(momentOfStep(state().view, steps)),
  }
}

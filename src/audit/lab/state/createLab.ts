import type { Defect } from '../../model/defects'
import { nextSteps, scenarioAt } from '../../model/replay'
import type { Scenario } from '../../model/scenario'
import type { Step } from '../../model/steps'
import { startSession, type Session } from '../../model/session'
import { addressOf, readAddress } from './labAddress'
import { emptyState, type ChartHighlight, type LabState } from './labState'
import { displayedScenario } from './displayedEntry'
import { createQueue } from './queue'

export type Lab = ReturnType<typeof createLab>

interface Start {
  readonly defect?: Defect | null
  /** On this browser's own storages. */
  readonly isReal?: boolean
}

/** The lab without its screen: one session, a place in its log, and the address that reproduces both. */
export function createLab(browser: Window) {
  let state: LabState = emptyState
  let session: Session | null = null
  let past: Session | null = null
  let written: string | null = null
  const listeners = new Set<() => void>()

  const set = (change: Partial<LabState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const enqueue = createQueue((failure) => set({ failure }))

  const variant = () => state.defect && { variant: state.defect.variant }

  // Dropped before they are stopped: changes while they end are not shown.
  function keepOnly(kept: Session | null) {
    const left = [session, past].filter((other) => other !== kept)
    session = kept
    past = null
    left.forEach((other) => other?.stop())
  }

  async function findEnabled() {
    const { view, position, defect } = state
    const scenario = displayedScenario(state)
    if (!scenario) return
    const enabled = await nextSteps(scenario, defect?.variant)
    if (state.view === view && state.position === position) set({ enabled })
  }

  /** The end of a session's log; the address follows. */
  function show(shown: Session) {
    const view = shown.view()
    set({ view, past: null, position: view.log.length - 1, enabled: new Map() })
    browser.history.replaceState(null, '', addressOf(view.scenario, state.defect))
    written = browser.location.search
    void findEnabled()
  }

  function follow(followed: Session) {
    followed.subscribe(() => {
      if (followed === past) keepOnly(past)
      if (followed === session) show(followed)
    })
  }

  async function start(scenario: Scenario, { defect = state.defect, isReal = false }: Start = {}) {
    keepOnly(null)
    set({ defect, failure: null })
    session = await startSession(scenario, { ...variant(), ...(isReal && { browser }) })
    follow(session)
    show(session)
  }

  async function perform(step: Step) {
    const { view, position } = state
    if (!view || !session) return
    set({ failure: null })
    if (position === view.log.length - 1) return session.perform(step)
    const before = scenarioAt(view, position)
    await start({ ...before, steps: [...before.steps, step] })
  }

  async function travel(position: number) {
    const { view } = state
    if (!view || position !== state.position) return
    keepOnly(session)
    if (position === view.log.length - 1) set({ past: null })
    else {
      past = await startSession(scenarioAt(view, position), { ...variant() })
      follow(past)
      set({ past: past.view() })
    }
    await findEnabled()
  }

  const open = () =>
    enqueue(async () => {
      const { scenario, defect, problems } = readAddress(browser.location.search)
      await start(scenario, { defect })
      set({ problems })
    })

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Runs a scenario from its start. */
    start: (scenario: Scenario, options?: Start) => enqueue(() => start(scenario, options)),
    /** Reads the page's address and runs it. */
    open,
    /** After Back and Forward; a jump inside the page is neither. */
    reopen: () => void (browser.location.search !== written && open()),
    /** From the past the log branches: later entries are dropped. */
    perform: (step: Step) => enqueue(() => perform(step)),
    highlight: (highlight: ChartHighlight) => set({ highlight }),
    /** Shows entry `position` of the log; beyond its ends, the nearest. */
    travel(position: number) {
      const last = (state.view?.log.length ?? 1) - 1
      set({ position: Math.min(Math.max(position, 0), last), enabled: new Map() })
      const wanted = state.position
      return enqueue(() => travel(wanted))
    },
  }
}

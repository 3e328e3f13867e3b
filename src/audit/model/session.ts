import { createRecorder } from './recorder'
import type { Scenario } from './scenario'
import type { SessionView, StoredByTab } from './sessionView'
import { initialStep, type Tab } from './steps'
import type { LabSubject } from './subject'
import { createTabs } from './tabs'
import type { TabOutlook } from './tabRun'
import { realTime, virtualTime } from './time'
import type { World } from './world'

export interface SessionOptions<Variant = unknown> {
  /** A planted defect to run with. */
  readonly variant?: Variant | undefined
  /** Runs on this window's real storages, as they are, and on the real clock; without it, in memory. */
  readonly browser?: Window
  /** Awaited now and then while many steps are performed: the page can answer meanwhile. Its rejection ends the start. */
  readonly pause?: (() => Promise<void>) | undefined
}

export interface Session<Start = object, Word extends string = string> {
  view(): SessionView<Start, Word>
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Resolves when everything the step started has settled.
   * Rejects with a Spanish sentence on a step that cannot be performed here.
   */
  perform(step: Word): Promise<void>
  /** What could happen next in a tab; null until it opens. */
  outlook(tab: Tab): TabOutlook | null
  stop(): void
}

/** Steps between two pauses: a few milliseconds. */
const stepsAtOnce = 40

/** Starts the subject's machine and performs the scenario's steps. On a real browser its start values are not set. */
export async function startSession<Start, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  scenario: Scenario<Start, Word>,
  { variant, browser, pause }: SessionOptions<Variant> = {},
): Promise<Session<Start, Word>> {
  // From here on words and starts are passed through, never looked into.
  const kit = subject as unknown as LabSubject
  const browserWorld = browser && subject.browser
  const start: Start = browserWorld ? browserWorld.read(browser) : scenario
  const steps: string[] = []
  const storedAfter: StoredByTab[] = []
  const listeners = new Set<() => void>()
  const recorder = createRecorder((tab) => world.stored(tab))
  let view: SessionView<Start, Word> | null = null
  let queue: Promise<void> = Promise.resolve()

  let storedNow: StoredByTab | null = null
  let isOpen = false
  let isPerforming = false

  function addStep(step: string) {
    if (storedNow) storedAfter.push(storedNow)
    steps.push(step)
  }
  const addWait = (ms: number) => void (ms > 0 && addStep(`${ms}ms`))
  // Real time passes by itself; only what the machine's timers ran belongs in the link.
  function onStep(step: string) {
    if (browser) addWait(tabs.takeElapsedMs())
    addStep(step)
  }
  function onChange() {
    view = null
    if (isOpen) storedNow = tabs.stored()
    // Of a step in memory only its end is shown; real time may pass in between.
    if (isPerforming && !browser) return
    listeners.forEach((listener) => listener())
  }
  const report = { call: recorder.call, eventArrives: recorder.begin }
  const world: World = browserWorld
    ? browserWorld.create(browser, report, onStep)
    : subject.createWorld(start, report)
  const time = browser ? realTime(browser, addWait) : virtualTime()
  const cause = () => ({ step: steps.at(-1) ?? initialStep, stepsDone: steps.length })
  const tabs = createTabs({ subject: kit, world, time, variant, recorder, cause, onStep, onChange })

  async function run(step: Word) {
    const { action } = subject.steps.find(step)
    if (browser && 'tab' in action && action.tab === 'b') {
      throw new Error('Con los datos de este navegador, la segunda pestaña es una de verdad: ábrela tú.')
    }
    if (!browser || action.kind !== 'wait') onStep(step)
    isPerforming = true
    try {
      await tabs.perform(action)
    } finally {
      isPerforming = false
    }
    onChange()
  }

  const running: Session<Start, Word> = {
    view: () =>
      (view ??= {
        scenario: { ...start, steps: [...steps] as Word[] },
        log: recorder.log(),
        storedAfter: [...storedAfter, tabs.stored()],
        nowMs: time.now(),
        isReal: browser !== undefined,
        tabs: tabs.view(),
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    perform(step) {
      const done = queue.then(() => run(step))
      queue = done.catch(() => {})
      return done
    },
    outlook: tabs.outlook,
    stop() {
      tabs.stop()
      world.close()
    },
  }
  isOpen = true
  await tabs.settle()
  onChange()
  for (const [index, step] of scenario.steps.entries()) {
    await running.perform(step)
    if (pause && index % stepsAtOnce === stepsAtOnce - 1) await pause()
  }
  return running
}

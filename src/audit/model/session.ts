import { browserStart, browserWorld } from './browserEnvironment'
import { createHistory } from './history'
import { memoryWorld } from './memoryEnvironment'
import { perform, settle, understood } from './perform'
import { createRecorder } from './recorder'
import type { Scenario, Step } from './scenario'
import type { SessionView } from './sessionView'
import { createTabs } from './tabs'
import { realTime, virtualTime } from './time'
import type { Variant } from './variant'
import type { World } from './environment'

export interface SessionOptions {
  /** A planted defect to run with. */
  readonly variant?: Variant
  /** Runs on this window's real storages, as they are, and on the real clock; without it, in memory. */
  readonly browser?: Window
}

export interface Session {
  view(): SessionView
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Resolves when everything the step started has settled.
   * Rejects with a Spanish sentence on a step that nobody knows or that cannot be here.
   */
  perform(step: Step): Promise<void>
  stop(): void
}

/** Starts the machine the site runs and performs the scenario's steps. On a real browser its start values are not set. */
export async function startSession(
  scenario: Scenario,
  { variant = {}, browser }: SessionOptions = {},
): Promise<Session> {
  const { local, session } = browser ? browserStart(browser) : scenario
  const history = createHistory()
  const listeners = new Set<() => void>()
  const recorder = createRecorder((tab) => world.stored(tab))
  let view: SessionView | null = null
  let queue: Promise<void> = Promise.resolve()

  // Real time passes by itself; only what the machine's timer felt of it belongs in the link.
  function record(step: Step) {
    const ms = browser ? tabs.get('a')?.takeMs() : 0
    if (ms) history.record(`${ms}ms`)
    history.record(step)
  }
  function changed() {
    view = null
    listeners.forEach((listener) => listener())
  }
  const world: World = browser
    ? browserWorld(browser, recorder.call, record)
    : memoryWorld({ local, session }, recorder.call)
  const time = browser ? realTime(browser, (restMs) => history.record(`${restMs}ms`)) : virtualTime()
  const tabs = createTabs({ world, time, variant, recorder, cause: history.cause, record, changed })
  const stage = { tabs, world, time }

  async function run(step: Step) {
    const action = understood(step, browser !== undefined)
    if (!browser || action.kind !== 'wait') record(step)
    await perform(stage, action)
    changed()
  }

  const running: Session = {
    view: () =>
      (view ??= {
        scenario: { local, session, steps: history.steps() },
        log: recorder.log(),
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
    stop() {
      tabs.stop()
      world.close()
    },
  }
  await settle(stage)
  changed()
  for (const step of scenario.steps) await running.perform(step)
  return running
}

import { browserStart, createBrowserEnvironment } from './browserEnvironment'
import type { Environment } from './environment'
import { createMemoryEnvironment } from './memoryEnvironment'
import { createRecorder } from './recorder'
import type { Scenario } from './scenario'
import type { SessionView } from './sessionView'
import { actionOf, initialStep, type Step } from './steps'
import { createTabs } from './tabs'
import { realTime, virtualTime } from './time'
import type { Variant } from './variant'

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
   * Rejects with a Spanish sentence on a step that cannot be performed here.
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
  const steps: Step[] = []
  const listeners = new Set<() => void>()
  const recorder = createRecorder((tab) => environment.stored(tab))
  let view: SessionView | null = null
  let queue: Promise<void> = Promise.resolve()

  const addWait = (ms: number) => void (ms > 0 && steps.push(`${ms}ms`))
  // Real time passes by itself; only what the machine's timer ran belongs in the link.
  function onStep(step: Step) {
    if (browser) addWait(tabs.takeElapsedMs())
    steps.push(step)
  }
  function onChange() {
    view = null
    listeners.forEach((listener) => listener())
  }
  const environment: Environment = browser
    ? createBrowserEnvironment(browser, recorder.call, onStep)
    : createMemoryEnvironment({ local, session }, recorder.call)
  const time = browser ? realTime(browser, addWait) : virtualTime()
  const cause = () => ({ step: steps.at(-1) ?? initialStep, stepsDone: steps.length }) as const
  const tabs = createTabs({ environment, time, variant, recorder, cause, onStep, onChange })

  async function run(step: Step) {
    const action = actionOf(step)
    if (browser && 'tab' in action && action.tab === 'b') {
      throw new Error('Con los datos de este navegador, la segunda pestaña es una de verdad: ábrela tú.')
    }
    if (!browser || action.kind !== 'wait') onStep(step)
    await tabs.perform(step)
    onChange()
  }

  const running: Session = {
    view: () =>
      (view ??= {
        scenario: { local, session, steps: [...steps] },
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
      environment.close()
    },
  }
  await tabs.settle()
  onChange()
  for (const step of scenario.steps) await running.perform(step)
  return running
}

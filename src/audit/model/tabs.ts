import type { Environment } from './environment'
import { performStep, type StepDriver } from './performStep'
import { viewOfTab, type SessionView } from './sessionView'
import type { Step, Tab } from './steps'
import { runTab, type TabContext, type TabRun } from './tabRun'

interface TabsContext extends Omit<TabContext, 'tab' | 'window'> {
  readonly environment: Environment
}

// A storage's promise settles within a few ticks; one that never does must not hold the session.
const maxTicks = 100

/** Tab a, and tab b once it is opened. */
export function createTabs({ environment, ...shared }: TabsContext) {
  const create = (tab: Tab) => runTab({ ...shared, tab, window: environment.open(tab) })
  const runs: { a: TabRun; b: TabRun | null } = { a: create('a'), b: null }
  runs.a.start()
  const opened = () => [runs.a, runs.b].filter((run) => run !== null)

  /** Lets readings, writings and events to other tabs arrive. */
  async function settle() {
    const isBusy = () => environment.isBusy() || opened().some((run) => run.isWaiting())
    for (let tick = 0; tick < maxTicks && isBusy(); tick++) await null
  }
  /** Opens the tab, or reloads it where it is open. */
  function load(tab: Tab) {
    runs[tab]?.stop()
    const run = create(tab)
    runs[tab] = run
    // Starting notifies listeners, who look at the new run.
    run.start()
  }
  async function open(tab: Tab) {
    if (!runs[tab]) load(tab)
    await settle()
  }

  const driver: StepDriver = {
    open,
    reload: load,
    wait: shared.time.pass,
    writeElsewhere: environment.writeElsewhere,
    async send(tab, event) {
      await open(tab)
      runs[tab]?.send(event)
    },
    async returnFromCache(tab) {
      await open(tab)
      environment.returnFromCache(tab)
    },
  }

  return {
    settle,
    async perform(step: Step) {
      await performStep(driver, step)
      await settle()
    },
    takeElapsedMs: () => runs.a.takeElapsedMs(),
    view: (): SessionView['tabs'] => ({
      a: viewOfTab(runs.a, environment.stored('a')),
      b: runs.b && viewOfTab(runs.b, environment.stored('b')),
    }),
    stop: () => opened().forEach((run) => run.stop()),
  }
}

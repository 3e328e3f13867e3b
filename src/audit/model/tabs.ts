import type { Environment } from './environment'
import type { SessionView } from './sessionView'
import { createStepRunner } from './stepRunner'
import type { Tab } from './steps'
import { runTab, type TabContext, type TabRun } from './tabRun'

interface TabsContext extends Omit<TabContext, 'tab' | 'window'> {
  readonly environment: Environment
}

/** Tab a, and tab b once it is opened. */
export function createTabs({ environment, ...shared }: TabsContext) {
  const create = (tab: Tab) => runTab({ ...shared, tab, window: environment.open(tab) })
  const runs: { a: TabRun; b: TabRun | null } = { a: create('a'), b: null }
  runs.a.start()
  const opened = () => [runs.a, runs.b].filter((run) => run !== null)

  function load(tab: Tab) {
    runs[tab]?.stop()
    const run = create(tab)
    runs[tab] = run
    // Starting calls listeners, which look at the new run.
    run.start()
  }

  return {
    ...createStepRunner(environment, {
      load,
      isOpen: (tab) => runs[tab] !== null,
      send: (tab, event) => runs[tab]?.send(event),
      isWaiting: () => opened().some((run) => run.isWaiting()),
      wait: shared.time.pass,
    }),
    takeElapsedMs: () => runs.a.takeElapsedMs(),
    view: (): SessionView['tabs'] => ({
      a: runs.a.view(environment.stored('a')),
      b: runs.b && runs.b.view(environment.stored('b')),
    }),
    stop: () => opened().forEach((run) => run.stop()),
  }
}

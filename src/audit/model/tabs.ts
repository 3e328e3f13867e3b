import type { SessionView, StoredByTab } from './sessionView'
import { createStepRunner } from './stepRunner'
import type { Tab } from './steps'
import { runTab, type TabContext, type TabOutlook, type TabRun } from './tabRun'
import type { World } from './world'

interface TabsContext extends Omit<TabContext, 'tab' | 'page'> {
  readonly world: World
}

/** Tab a, and tab b once it is opened. */
export function createTabs({ world, ...shared }: TabsContext) {
  const create = (tab: Tab) => runTab({ ...shared, tab, page: world.open(tab) })
  const runs: { a: TabRun; b: TabRun | null } = { a: create('a'), b: null }
  runs.a.start()

  function load(tab: Tab) {
    runs[tab]?.stop()
    const run = create(tab)
    runs[tab] = run
    // Starting calls listeners, which look at the new run.
    run.start()
  }

  return {
    ...createStepRunner(world, {
      load,
      isOpen: (tab) => runs[tab] !== null,
      send: (tab, event) => runs[tab]?.send(event),
      freeze: (tab) => runs[tab]?.freeze(),
      resume: (tab) => runs[tab]?.resume(),
      changes: shared.recorder.changes,
      wait: shared.time.pass,
    }),
    takeElapsedMs: () => runs.a.takeElapsedMs(),
    stored: (): StoredByTab => ({ a: world.stored('a'), b: runs.b && world.stored('b') }),
    outlook: (tab: Tab): TabOutlook | null => runs[tab]?.outlook() ?? null,
    view: (): SessionView['tabs'] => ({
      a: runs.a.view(world.stored('a')),
      b: runs.b && runs.b.view(world.stored('b')),
    }),
    stop() {
      runs.a.stop()
      runs.b?.stop()
    },
  }
}

import type { Tab } from './logEntry'
import { viewOfTab, type SessionView } from './sessionView'
import { runTab, type TabContext, type TabRun } from './tabRun'
import type { World } from './environment'

interface TabsContext extends Omit<TabContext, 'tab' | 'window'> {
  readonly world: World
}

/** Tab a, and tab b once it is opened. */
export function createTabs({ world, ...shared }: TabsContext) {
  const load = (tab: Tab) => runTab({ ...shared, tab, window: world.open(tab) })
  const runs: { a: TabRun; b: TabRun | null } = { a: load('a'), b: null }
  runs.a.start()

  const all = () => [runs.a, runs.b].filter((run) => run !== null)

  return {
    all,
    get: (tab: Tab) => runs[tab],
    /** Opens the tab, or reloads it where it is open. */
    load(tab: Tab) {
      runs[tab]?.stop()
      const run = load(tab)
      runs[tab] = run
      run.start()
    },
    view: (): SessionView['tabs'] => ({
      a: viewOfTab(runs.a, world.stored('a')),
      b: runs.b && viewOfTab(runs.b, world.stored('b')),
    }),
    stop: () => all().forEach((run) => run.stop()),
  }
}

export type Tabs = ReturnType<typeof createTabs>

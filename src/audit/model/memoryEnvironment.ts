import { pageShowEvent, storageEvent, writeStatus, type Environment, type ReportCall } from './environment'
import { memoryArea, valuesOf, type Values } from './memoryArea'
import { recordedPage } from './recordedPage'
import type { ScenarioStart } from './scenario'
import type { Tab } from './steps'
import type { StorageStart } from './storageStart'

/** Storages in memory: one local for all tabs, one session storage per tab; a refusal holds for every tab. */
export function createMemoryEnvironment({ local, session }: ScenarioStart, report: ReportCall): Environment {
  const pages = new Map<Tab, EventTarget>()
  const localValues = valuesOf(local)
  const sessionValues = { a: valuesOf(session), b: new Map<string, string>() }
  let underway = 0

  // Browsers notify the other pages later, never during the call.
  const notifyOthers = async (writer: Tab | null, key: string) => {
    const others = [...pages].filter(([tab]) => tab !== writer)
    underway++
    await null
    for (const [, page] of others) page.dispatchEvent(storageEvent(key))
    underway--
  }
  const localOf = (writer: Tab | null) =>
    memoryArea(local.kind, localValues, (key) => void notifyOthers(writer, key))
  const valueIn = ({ kind }: StorageStart, values: Values) =>
    kind === 'blocked' ? 'SecurityError' : (values.get('status') ?? null)

  return {
    open(tab) {
      const sessionStorage = memoryArea(session.kind, sessionValues[tab])
      const page = recordedPage({ localStorage: localOf(tab), sessionStorage }, (call) => report(tab, call))
      pages.set(tab, page)
      return page
    },
    close: () => pages.clear(),
    stored: (tab) => ({
      local: valueIn(local, localValues),
      session: valueIn(session, sessionValues[tab]),
    }),
    writeElsewhere(value) {
      // A blocked storage is blocked for the other page too.
      if (local.kind === 'blocked' || (local.kind === 'full' && value !== null)) return
      writeStatus(localOf(null), value)
    },
    returnFromCache: (tab) => void pages.get(tab)?.dispatchEvent(pageShowEvent()),
    isBusy: () => underway > 0,
  }
}

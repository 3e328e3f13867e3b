import type { Tab } from './logEntry'
import { pageReturns, storageEvent } from './gateWindow'
import { memoryArea, valuesOf } from './memoryArea'
import { recordedArea } from './recordedArea'
import type { Scenario, StorageStart } from './scenario'
import type { Report, World } from './environment'

/** Storages in memory: one local for all tabs, one session storage per tab; a refusal holds for every tab. */
export function memoryWorld({ local, session }: Omit<Scenario, 'steps'>, report: Report): World {
  const pages = new Map<Tab, EventTarget>()
  const localValues = valuesOf(local)
  const sessionValues = { a: valuesOf(session), b: new Map<string, string>() }
  let underway = 0

  // Browsers tell the other pages later, never during the call.
  const tellOthers = async (writer: Tab | null, key: string) => {
    const others = [...pages].filter(([tab]) => tab !== writer)
    underway++
    await null
    for (const [, page] of others) page.dispatchEvent(storageEvent(key))
    underway--
  }
  const localOf = (writer: Tab | null) =>
    memoryArea(local.kind, localValues, (key) => void tellOthers(writer, key))
  const seen = ({ kind }: StorageStart, values: Map<string, string>) =>
    kind === 'blocked' ? 'SecurityError' : (values.get('status') ?? null)

  return {
    open(tab) {
      const [localArea, sessionArea] = [localOf(tab), memoryArea(session.kind, sessionValues[tab])]
      const page = Object.assign(new EventTarget(), {
        localStorage: recordedArea(
          () => localArea,
          'local',
          (call) => report(tab, call),
        ),
        sessionStorage: recordedArea(
          () => sessionArea,
          'session',
          (call) => report(tab, call),
        ),
      })
      pages.set(tab, page)
      return page
    },
    close: () => pages.clear(),
    stored: (tab) => ({ local: seen(local, localValues), session: seen(session, sessionValues[tab]) }),
    writeElsewhere(value) {
      // A storage that refuses refuses the other page too.
      if (local.kind === 'blocked' || (local.kind === 'full' && value !== null)) return
      if (value === null) localOf(null).removeItem('status')
      else localOf(null).setItem('status', value)
    },
    comeBack: (tab) => void pages.get(tab)?.dispatchEvent(pageReturns()),
    isBusy: () => underway > 0,
  }
}

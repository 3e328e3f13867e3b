import type { Tab } from '../../model/steps'
import type { World, WorldReport } from '../../model/world'
import type { ElsewhereAction } from '../steps'
import type { GateStart } from './gateStarts'
import { pageShowEvent, storageEvent, writeStatus, type GateWindow } from './gateWindow'
import { memoryArea, valuesOf, type Values } from './memoryArea'
import { recordedPage } from './recordedPage'
import type { StorageStart } from './storageStart'

/** Storages in memory: one local for all tabs, one session storage per tab; a refusal holds for every tab. */
export function createMemoryStorages(
  { local, session }: GateStart,
  report: WorldReport,
): World<GateWindow, ElsewhereAction> {
  const pages = new Map<Tab, EventTarget>()
  const frozen = new Set<Tab>()
  const localValues = valuesOf(local)
  const sessionValues = { a: valuesOf(session), b: new Map<string, string>() }
  let underway = 0

  function dispatch(tab: Tab, page: EventTarget | undefined, event: Event) {
    if (!page) return
    report.eventArrives(tab)
    page.dispatchEvent(event)
  }
  // Browsers notify the other pages later, never during the call, and never a frozen page.
  const notifyOthers = async (writer: Tab | null, key: string | null) => {
    const others = [...pages].filter(([tab]) => tab !== writer && !frozen.has(tab))
    underway++
    await null
    for (const [tab, page] of others) dispatch(tab, page, storageEvent(key))
    underway--
  }
  const localOf = (writer: Tab | null) =>
    memoryArea(local.kind, localValues, (key) => void notifyOthers(writer, key))
  const valueIn = ({ kind }: StorageStart, values: Values) =>
    kind === 'blocked' ? 'SecurityError' : (values.get('status') ?? null)

  function clear() {
    if (localValues.size === 0) return
    localValues.clear()
    void notifyOthers(null, null)
  }

  return {
    open(tab) {
      const sessionStorage = memoryArea(session.kind, sessionValues[tab])
      const page = recordedPage({ localStorage: localOf(tab), sessionStorage }, (call) =>
        report.call(tab, call),
      )
      pages.set(tab, page)
      frozen.delete(tab)
      return page
    },
    close: () => pages.clear(),
    stored: (tab) => ({
      local: valueIn(local, localValues),
      session: valueIn(session, sessionValues[tab]),
    }),
    act(action) {
      // A blocked storage is blocked for the other page too.
      if (local.kind === 'blocked') return
      if (action.kind === 'clear') return clear()
      if (local.kind === 'full' && action.value !== null) return
      writeStatus(localOf(null), action.value)
    },
    freeze: (tab) => void frozen.add(tab),
    return(tab) {
      frozen.delete(tab)
      dispatch(tab, pages.get(tab), pageShowEvent())
    },
    isBusy: () => underway > 0,
  }
}

import type { BrowserWorld } from '../../model/subject'
import type { WorldReport } from '../../model/world'
import { elsewhereStep, type ElsewhereAction } from '../steps'
import type { GateStart } from './gateStarts'
import { pageShowEvent, storageEvent, writeStatus, type GateWindow } from './gateWindow'
import { recordedPage } from './recordedPage'
import { startOf, valueOf } from './storageStart'

type Place = keyof GateStart

const valueIn = (browser: Window, place: Place): string | null => {
  try {
    return browser[`${place}Storage`].getItem('status')
  } catch {
    return 'SecurityError'
  }
}

function create(browser: Window, report: WorldReport, onStep: (step: string) => void) {
  let page: GateWindow | null = null
  let isFrozen = false
  /** As the page, or the last step, has left it. */
  let knownLocal = valueIn(browser, 'local')

  function dispatch(event: Event) {
    report.eventArrives('a')
    page?.dispatchEvent(event)
  }
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if ((key !== 'status' && key !== null) || storageArea === browser.sessionStorage) return
    const value = valueIn(browser, 'local')
    // What came while the page was in the back-forward cache is told again after its return.
    if (value === knownLocal) return
    knownLocal = value
    onStep(key === null ? 'otra-vacia' : elsewhereStep(value))
    if (!isFrozen) dispatch(storageEvent(key))
  }
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onStep('congelar')
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // The frozen page was told of no change: what the storage holds now is one.
    const value = valueIn(browser, 'local')
    if (value !== knownLocal) onStep(elsewhereStep(value))
    knownLocal = value
    onStep('volver')
    dispatch(pageShowEvent())
  }
  const listeners = { storage: onStorage, pagehide: onPageHide, pageshow: onPageShow } as const
  const entries = Object.entries(listeners) as [string, EventListener][]
  entries.forEach(([type, listener]) => browser.addEventListener(type, listener))

  return {
    open(tab: 'a' | 'b') {
      isFrozen = false
      page = recordedPage(browser, (call) => {
        if (call.call !== 'read' && call.place === 'local') knownLocal = valueIn(browser, 'local')
        report.call(tab, call)
      })
      return page
    },
    close: () => entries.forEach(([type, listener]) => browser.removeEventListener(type, listener)),
    stored: () => ({ local: valueIn(browser, 'local'), session: valueIn(browser, 'session') }),
    act(action: ElsewhereAction) {
      if (action.kind === 'clear') browser.localStorage.removeItem('status')
      else writeStatus(browser.localStorage, action.value)
      knownLocal = valueIn(browser, 'local')
      if (!isFrozen) dispatch(storageEvent(action.kind === 'clear' ? null : 'status'))
    },
    freeze: () => void (isFrozen = true),
    return() {
      isFrozen = false
      dispatch(pageShowEvent())
    },
    isBusy: () => false,
  }
}

/** This browser's own storages: only the key «status» is read, written and removed. */
export const browserStorages: BrowserWorld<GateStart> = {
  read: (browser) => ({
    local: startOf(valueIn(browser, 'local')),
    session: startOf(valueIn(browser, 'session')),
  }),
  write({ localStorage, sessionStorage }, { local, session }) {
    writeStatus(localStorage, valueOf(local))
    writeStatus(sessionStorage, valueOf(session))
  },
  create,
}

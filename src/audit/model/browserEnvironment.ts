import {
  pageShowEvent,
  storageEvent,
  writeStatus,
  type Environment,
  type GateWindow,
  type ReportCall,
} from './environment'
import type { Stored } from './logEntry'
import { recordedPage } from './recordedPage'
import type { ScenarioStart } from './scenario'
import { elsewhereStep, type Step } from './steps'
import { valueOf, type StorageStart } from './storageStart'

const valueIn = (browser: Window, place: keyof Stored): Stored[keyof Stored] => {
  try {
    return browser[`${place}Storage`].getItem('status')
  } catch {
    return 'SecurityError'
  }
}

const startOf = (value: Stored[keyof Stored]): StorageStart => {
  if (value === null) return { kind: 'nothing' }
  return value === 'SecurityError' ? { kind: 'blocked' } : { kind: 'value', value }
}

/** What this browser's storages hold now, as a scenario's start. */
export const browserStart = (browser: Window): ScenarioStart => ({
  local: startOf(valueIn(browser, 'local')),
  session: startOf(valueIn(browser, 'session')),
})

/** Makes this browser's storages hold a start. Throws what the browser throws: blocked, full. */
export function writeBrowserStart(
  { localStorage, sessionStorage }: Window,
  { local, session }: ScenarioStart,
) {
  writeStatus(localStorage, valueOf(local))
  writeStatus(sessionStorage, valueOf(session))
}

/** This browser's own storages; `onStep` is called with what real other tabs and the back-forward cache do. */
export function createBrowserEnvironment(
  browser: Window,
  report: ReportCall,
  onStep: (step: Step) => void,
): Environment {
  let page: GateWindow | null = null

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if ((key !== 'status' && key !== null) || storageArea === browser.sessionStorage) return
    onStep(elsewhereStep(valueIn(browser, 'local')))
    page?.dispatchEvent(storageEvent(key))
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    onStep('volver')
    page?.dispatchEvent(pageShowEvent())
  }
  browser.addEventListener('storage', onStorage)
  browser.addEventListener('pageshow', onPageShow)

  return {
    open(tab) {
      page = recordedPage(browser, (call) => report(tab, call))
      return page
    },
    close() {
      browser.removeEventListener('storage', onStorage)
      browser.removeEventListener('pageshow', onPageShow)
    },
    stored: () => ({ local: valueIn(browser, 'local'), session: valueIn(browser, 'session') }),
    writeElsewhere(value) {
      writeStatus(browser.localStorage, value)
      page?.dispatchEvent(storageEvent('status'))
    },
    returnFromCache: () => void page?.dispatchEvent(pageShowEvent()),
    isBusy: () => false,
  }
}

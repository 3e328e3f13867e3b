import {
  pageShowEvent,
  storageEvent,
  type Environment,
  type GateWindow,
  type ReportCall,
} from './environment'
import { recordedPage } from './recordedPage'
import type { ScenarioStart } from './scenario'
import { elsewhereStep, type Step } from './steps'
import type { StorageStart } from './storageStart'

const valueOf = (open: () => Storage): string | null | 'SecurityError' => {
  try {
    return open().getItem('status')
  } catch {
    return 'SecurityError'
  }
}

const startOf = (open: () => Storage): StorageStart => {
  const value = valueOf(open)
  if (value === null) return { kind: 'nothing' }
  return value === 'SecurityError' ? { kind: 'blocked' } : { kind: 'value', value }
}

/** What this browser's storages hold now, as a scenario's start. */
export const browserStart = (browser: Window): ScenarioStart => ({
  local: startOf(() => browser.localStorage),
  session: startOf(() => browser.sessionStorage),
})

/** Makes this browser's storages hold a start. Throws what the browser throws: blocked, full. */
export function writeBrowserStart(browser: Window, { local, session }: ScenarioStart) {
  for (const [area, start] of [
    [browser.localStorage, local],
    [browser.sessionStorage, session],
  ] as const) {
    if (start.kind === 'value') area.setItem('status', start.value)
    else area.removeItem('status')
  }
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
    onStep(elsewhereStep(valueOf(() => browser.localStorage)))
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
      page = recordedPage(
        () => browser.localStorage,
        () => browser.sessionStorage,
        (call) => report(tab, call),
      )
      return page
    },
    close() {
      browser.removeEventListener('storage', onStorage)
      browser.removeEventListener('pageshow', onPageShow)
    },
    stored: () => ({
      local: valueOf(() => browser.localStorage),
      session: valueOf(() => browser.sessionStorage),
    }),
    writeElsewhere(value) {
      if (value === null) browser.localStorage.removeItem('status')
      else browser.localStorage.setItem('status', value)
      page?.dispatchEvent(storageEvent('status'))
    },
    returnFromCache: () => void page?.dispatchEvent(pageShowEvent()),
    isBusy: () => false,
  }
}

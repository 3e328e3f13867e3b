import { pageReturns, storageEvent, type GateWindow } from './gateWindow'
import { recordedArea } from './recordedArea'
import type { Scenario, StorageStart, Step } from './scenario'
import { elsewhereStep } from './steps'
import type { Report, World } from './environment'

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
export const browserStart = (browser: Window): Omit<Scenario, 'steps'> => ({
  local: startOf(() => browser.localStorage),
  session: startOf(() => browser.sessionStorage),
})

/** This browser's own storages; `happened` is told what real other tabs and the back-forward cache do. */
export function browserWorld(browser: Window, report: Report, happened: (step: Step) => void): World {
  let page: GateWindow | null = null

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if ((key !== 'status' && key !== null) || storageArea === browser.sessionStorage) return
    happened(elsewhereStep(valueOf(() => browser.localStorage)))
    page?.dispatchEvent(storageEvent(key))
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    happened('volver')
    page?.dispatchEvent(pageReturns())
  }
  browser.addEventListener('storage', onStorage)
  browser.addEventListener('pageshow', onPageShow)

  return {
    open(tab) {
      page = Object.assign(new EventTarget(), {
        localStorage: recordedArea(
          () => browser.localStorage,
          'local',
          (call) => report(tab, call),
        ),
        sessionStorage: recordedArea(
          () => browser.sessionStorage,
          'session',
          (call) => report(tab, call),
        ),
      })
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
    comeBack: () => void page?.dispatchEvent(pageReturns()),
    isBusy: () => false,
  }
}

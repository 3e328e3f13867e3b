import type { Scenario } from '../../model/scenario'
import type { StorageStart } from '../../model/storageStart'

const key = 'status'
type Values = Readonly<Record<'local' | 'session', string | null>>

const areas = (browser: Window) => ({ local: browser.localStorage, session: browser.sessionStorage })

/** What this browser's storages hold under the gate's key. Throws what the browser throws: blocked. */
export function readValues(browser: Window): Values {
  const { local, session } = areas(browser)
  return { local: local.getItem(key), session: session.getItem(key) }
}

/** Makes this browser's storages hold these values; null removes. Throws what the browser throws: blocked, full. */
export function writeValues(browser: Window, values: Values) {
  for (const place of ['local', 'session'] as const) {
    const area = areas(browser)[place]
    const value = values[place]
    if (value === null) area.removeItem(key)
    else area.setItem(key, value)
  }
}

const valueOf = (start: StorageStart) => (start.kind === 'value' ? start.value : null)

/** A scenario's start as values; a real storage can be neither blocked nor filled from here. */
export const valuesOf = ({ local, session }: Scenario): Values => ({
  local: valueOf(local),
  session: valueOf(session),
})

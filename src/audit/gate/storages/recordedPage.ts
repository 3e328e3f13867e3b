import type { GateWindow, StorageArea } from './gateWindow'
import type { WorldCall } from '../../model/world'

type Storages = Pick<GateWindow, 'localStorage' | 'sessionStorage'>

// A DOMException is no Error in every runtime.
const nameOf = (error: unknown) =>
  error && typeof error === 'object' && 'name' in error ? String(error.name) : String(error)

/** A storage whose every call is reported, also the refused ones. */
function recordedArea(
  storages: Storages,
  place: 'local' | 'session',
  report: (call: WorldCall) => void,
): StorageArea {
  function run<Result extends string | null | void>(
    call: WorldCall['call'],
    written: string | null,
    work: (area: StorageArea) => Result,
  ): Result {
    try {
      const result = work(storages[`${place}Storage`])
      report({ place, call, value: typeof result === 'string' ? result : written, error: null })
      return result
    } catch (error) {
      report({ place, call, value: null, error: nameOf(error) })
      throw error
    }
  }

  return {
    getItem: (key) => run('read', null, (area) => area.getItem(key)),
    setItem: (key, value) => run('write', value, (area) => area.setItem(key, value)),
    removeItem: (key) => run('remove', null, (area) => area.removeItem(key)),
  }
}

/** A page on two storages whose every call is reported. A browser that blocks one throws already where it is looked up. */
export const recordedPage = (storages: Storages, report: (call: WorldCall) => void): GateWindow =>
  Object.assign(new EventTarget(), {
    localStorage: recordedArea(storages, 'local', report),
    sessionStorage: recordedArea(storages, 'session', report),
  })

import type { StorageCall } from './logEntry'
import type { StorageArea } from './gateWindow'

export type ReportCall = (call: StorageCall) => void

// A DOMException is no Error in every runtime.
const nameOf = (error: unknown) =>
  error && typeof error === 'object' && 'name' in error ? String(error.name) : String(error)

/** A storage whose every call is reported, also the refused ones. */
export function recordedArea(
  open: () => StorageArea,
  place: StorageCall['place'],
  report: ReportCall,
): StorageArea {
  function run<Result>(
    call: StorageCall['call'],
    work: (area: StorageArea) => Result,
    valueOf: (result: Result) => string | null,
  ): Result {
    try {
      const result = work(open())
      report({ place, call, value: valueOf(result), error: null })
      return result
    } catch (error) {
      report({ place, call, value: null, error: nameOf(error) })
      throw error
    }
  }

  return {
    getItem: (key) =>
      run(
        'read',
        (area) => area.getItem(key),
        (value) => value,
      ),
    setItem: (key, value) =>
      run(
        'write',
        (area) => area.setItem(key, value),
        () => value,
      ),
    removeItem: (key) =>
      run(
        'remove',
        (area) => area.removeItem(key),
        () => null,
      ),
  }
}

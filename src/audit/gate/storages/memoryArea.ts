import type { StorageArea } from './gateWindow'
import type { StorageStart } from './storageStart'

export type Values = Map<string, string>

export const valuesOf = (start: StorageStart): Values =>
  new Map(start.kind === 'value' ? [['status', start.value]] : [])

const refuse = (name: string) => {
  throw new DOMException('El almacenamiento del escenario se niega.', name)
}

/** One page's access to a storage in memory; `changed` is called with the key whenever a call really changed its value. */
export function memoryArea(
  kind: StorageStart['kind'],
  values: Values,
  changed: (key: string) => void = () => {},
): StorageArea {
  const open = () => (kind === 'blocked' ? refuse('SecurityError') : values)

  return {
    getItem: (key) => open().get(key) ?? null,
    setItem(key, value) {
      if (open().get(key) === value) return
      if (kind === 'full') refuse('QuotaExceededError')
      values.set(key, value)
      changed(key)
    },
    removeItem(key) {
      if (open().delete(key)) changed(key)
    },
  }
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** As much of a window as the site's storage port uses. */
export interface GateWindow extends EventTarget {
  readonly localStorage: StorageArea
  readonly sessionStorage: StorageArea
}

/** null removes. Throws what the storage throws. */
export const writeStatus = (area: StorageArea, value: string | null) =>
  value === null ? area.removeItem('status') : area.setItem('status', value)

/** Works in Node too, which has no StorageEvent. A key of null: everything was cleared. */
export const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })
export const pageShowEvent = () => Object.assign(new Event('pageshow'), { persisted: true })

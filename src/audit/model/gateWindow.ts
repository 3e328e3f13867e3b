/** As much of a window as the site's storage port uses. */
export interface GateWindow extends EventTarget {
  readonly localStorage: StorageArea
  readonly sessionStorage: StorageArea
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Works in Node too, which knows no StorageEvent. */
export const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })
export const pageReturns = () => Object.assign(new Event('pageshow'), { persisted: true })

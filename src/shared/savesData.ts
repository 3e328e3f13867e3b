/** Network Information API: not in Firefox and Safari. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor asks to save data, or the connection is slower than 3G: nothing is then loaded in advance. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

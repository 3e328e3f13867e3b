/** What one reference of a row came to. `missing`: nobody looked; `broken`: somebody did, and it is not as required. */
export interface Finding {
  readonly outcome: 'kept' | 'broken' | 'missing'
  /** Spanish sentence with the figures. */
  readonly detail: string
}

export const kept = (detail: string): Finding => ({ outcome: 'kept', detail })
export const broken = (detail: string): Finding => ({ outcome: 'broken', detail })
export const missing = (detail: string): Finding => ({ outcome: 'missing', detail })

/** Nothing was looked at → missing; one difference → broken; else kept. */
export function found(looked: number, differences: readonly string[], what: string): Finding {
  if (looked === 0) return missing(`${what}: nadie lo observó.`)
  const [first] = differences
  if (first === undefined)
    return kept(`${what}: ${looked} ${looked === 1 ? 'vez' : 'veces'}, sin diferencias.`)
  const rest = differences.length > 1 ? ` (y ${differences.length - 1} más)` : ''
  return broken(`${what}: ${first}${rest}`)
}

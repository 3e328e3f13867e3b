/** The result of one reference of a row. `missing`: not observed; `broken`: observed, and not as required. */
export interface Finding {
  readonly outcome: 'kept' | 'broken' | 'missing'
  /** Spanish sentence with the figures. */
  readonly detail: string
}

export const kept = (detail: string): Finding => ({ outcome: 'kept', detail })
export const broken = (detail: string): Finding => ({ outcome: 'broken', detail })
export const missing = (detail: string): Finding => ({ outcome: 'missing', detail })

/** Nothing observed → missing; one difference → broken; else kept. */
export function findingOf(observed: number, differences: readonly string[], what: string): Finding {
  if (observed === 0) return missing(`${what}: nadie lo observó.`)
  const [first] = differences
  if (first === undefined)
    return kept(`${what}: ${observed} ${observed === 1 ? 'vez' : 'veces'}, sin diferencias.`)
  const rest = differences.length > 1 ? ` (y ${differences.length - 1} más)` : ''
  return broken(`${what}: ${first}${rest}`)
}

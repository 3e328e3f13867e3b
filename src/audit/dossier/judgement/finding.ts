/** The result of one reference of a row. `missing`: not observed; `notMet`: observed, and not as required. */
export interface Finding {
  readonly outcome: 'met' | 'notMet' | 'missing'
  /** Spanish sentence with the figures. */
  readonly detail: string
}

export const met = (detail: string): Finding => ({ outcome: 'met', detail })
export const notMet = (detail: string): Finding => ({ outcome: 'notMet', detail })
export const missing = (detail: string): Finding => ({ outcome: 'missing', detail })

/** Nothing observed → missing; one difference → not met; else met. */
export function findingOf(observed: number, differences: readonly string[], what: string): Finding {
  if (observed === 0) return missing(`${what}: nadie lo observó.`)
  const [first] = differences
  if (first === undefined)
    return met(`${what}: ${observed} ${observed === 1 ? 'vez' : 'veces'}, sin diferencias.`)
  const rest = differences.length > 1 ? ` (y ${differences.length - 1} más)` : ''
  return notMet(`${what}: ${first}${rest}`)
}

import { quoteLimits } from '../../content/constants'

/** How many bottles were typed; null where it is no whole number within the limit. */
export function readCount(typed: string): number | null {
  const text = typed.trim()
  const count = Number(text)
  return /^\d{1,4}$/.test(text) && count >= 1 && count <= quoteLimits.bottles ? count : null
}

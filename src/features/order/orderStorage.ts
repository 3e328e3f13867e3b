import { maxPerBottle } from '../../content/constants'
import { isProductId } from '../../content/productIds'
import { orderKey } from '../../content/storageKeys'
import { removeSessionItem } from '../../shared/webStorage'
import type { OrderLine } from './orderSlice'

const isCount = (count: unknown): count is number =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= maxPerBottle

/** The bottles that this tab keeps, without what is no bottle of today or no count of 1 to 99. Never throws. */
export function readStoredOrder(): OrderLine[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(orderKey) ?? '{}')
    return Object.entries(Object(stored)).flatMap(([id, count]) =>
      isProductId(id) && isCount(count) ? { id, count } : [],
    )
  } catch {
    return []
  }
}

/** Keeps the bottles for as long as the tab lives; none leave no entry. Never throws. */
export function storeOrder(lines: readonly OrderLine[]) {
  if (lines.length === 0) return removeSessionItem(orderKey)
  try {
    const counts = Object.fromEntries(lines.map(({ id, count }) => [id, count]))
    sessionStorage.setItem(orderKey, JSON.stringify(counts))
  } catch {
    // Full or blocked storage: the bottles stay in memory.
  }
}

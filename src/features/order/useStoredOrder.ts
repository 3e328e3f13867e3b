import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { canUseStorage } from '../../shared/webStorage'
import { readStoredOrder, storeOrder } from './orderStorage'
import { bagRestored, selectOrderLines, type OrderLine, type OrderState } from './orderSlice'

/** Restores the bottles that this tab keeps, after hydration, and from then on stores each change of them. */
export function useStoredOrder() {
  const store = useStore<{ order: OrderState }>()
  useEffect(() => {
    if (!canUseStorage()) return
    const readLines = () => selectOrderLines(store.getState())
    if (readLines().length === 0) store.dispatch(bagRestored(readStoredOrder()))
    let stored: readonly OrderLine[] | undefined
    const storeChange = () => {
      if (readLines() === stored) return
      stored = readLines()
      storeOrder(stored)
    }
    storeChange()
    return store.subscribe(storeChange)
  }, [store])
}

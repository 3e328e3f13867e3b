import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { quoteHistoryState } from './useQuote'

/** A React key for the quote form: it changes when the visitor opens a link, not when `useQuote` writes the address. */
export function useQuoteKey(): string {
  const { key, state } = useLocation()
  const isOwnChange =
    useNavigationType() === 'REPLACE' &&
    (state as typeof quoteHistoryState | null)?.quote === quoteHistoryState.quote
  const [keys, setKeys] = useState({ first: key, latest: key })
  if (key !== keys.latest) setKeys({ first: isOwnChange ? keys.first : key, latest: key })
  return keys.first
}

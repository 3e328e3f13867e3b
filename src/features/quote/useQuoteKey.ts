import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { quoteHistoryState } from './useQuote'

/** Changes when the visitor comes to this address, not when the quote writes itself into it: a key for what reads it. */
export function useQuoteKey(): string {
  const { key, state } = useLocation()
  const isOurs =
    useNavigationType() === 'REPLACE' &&
    (state as typeof quoteHistoryState | null)?.quote === quoteHistoryState.quote
  const [visit, setVisit] = useState({ first: key, latest: key })
  if (key !== visit.latest) setVisit({ first: isOurs ? visit.first : key, latest: key })
  return visit.first
}

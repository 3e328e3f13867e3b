import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { writtenHere } from './useQuote'

/** Changes when the visitor comes to this address, not when the quote writes itself into it: a key for what reads it. */
export function useVisit(): string {
  const { key, state } = useLocation()
  const isOurs =
    useNavigationType() === 'REPLACE' && (state as typeof writtenHere | null)?.quote === writtenHere.quote
  const [visit, setVisit] = useState({ first: key, latest: key })
  if (key !== visit.latest) setVisit({ first: isOurs ? visit.first : key, latest: key })
  return visit.first
}

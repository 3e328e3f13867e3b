import { useEffect, useRef, useState } from 'react'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import { useQueryString } from '../../shared/hooks/useQueryString'
import { today } from './isoDate'
import type { Quote } from './quote'
import { readQuote, writeQuote } from './quoteAddress'
import { validateQuote } from './validateQuote'
import { formatQuoteMessage } from './quoteMessage'

/** Browsers refuse to change the address with every key. */
const debounceMs = 300

/** Marks the history entries that `useQuote` writes: the page already shows what they carry. */
export const quoteHistoryState = { quote: 'written here' } as const

/** The quote being composed. It lives in the address, so that a link carries it and Back or a reload bring it back. */
export function useQuote() {
  const [query, setQuery] = useQueryString()
  const isPrerendered = useIsPrerendered()
  const [isRead, setIsRead] = useState(!isPrerendered)
  const [initial] = useState(() => readQuote(query))
  const [quote, setQuote] = useState(initial.quote)
  const [dropped, setDropped] = useState(initial.dropped)
  const [day] = useState(today)
  // The prerendered page has no query: the link is read after hydration.
  if (!isRead && !isPrerendered) {
    const { quote, dropped } = readQuote(query)
    setIsRead(true)
    setQuote(quote)
    setDropped(dropped)
  }
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; quote: Quote }>(undefined)

  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  const flush = () => {
    if (!pending.current) return
    const { timer, quote: latest } = pending.current
    clearTimeout(timer)
    pending.current = undefined
    setQuery((previous) => writeQuote(latest, validateQuote(latest, day), previous), {
      replace: true,
      preventScrollReset: true,
      state: quoteHistoryState,
    })
  }

  const change = (changes: Partial<Quote>) => {
    const next = { ...quote, ...changes }
    setQuote(next)
    setDropped((fields) => new Set([...fields].filter((field) => !(field in changes))))
    clearTimeout(pending.current?.timer)
    pending.current = { timer: setTimeout(flush, debounceMs), quote: next }
  }

  const errors = validateQuote(quote, day)
  return { quote, dropped, errors, message: formatQuoteMessage(quote, errors), change, flush }
}

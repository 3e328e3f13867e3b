import { useEffect, useRef, useState } from 'react'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'

/** A year that is still being typed looks like one long ago. */
const isBeingTyped = ({ date }: Quote) => date === null || date < '1900'

/**
 * Errors appear while the visitor types, never when a field loses the focus: the page would move under the pointer, and
 * the click on the chat button be lost. Only a half-typed date waits until the visitor tries to send.
 */
export function useVisibleErrors(quote: Quote, errors: QuoteErrors) {
  const form = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const { date, ...settled } = errors
  const isDateShown = date !== undefined && (attempts > 0 || !isBeingTyped(quote))
  return {
    form,
    visible: isDateShown ? errors : settled,
    /** Shows every error and moves the focus to the first. */
    showAll: () => setAttempts((count) => count + 1),
  }
}

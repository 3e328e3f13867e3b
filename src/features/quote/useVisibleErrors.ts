import { useEffect, useRef, useState } from 'react'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'

/** A year that is still being typed reads as one of long ago. */
const isBeingTyped = ({ date }: Quote) => date === null || (date !== '' && date < '1900')

/**
 * Errors show as they arise, never when a field is left: what moves under the pointer swallows the click on the chat.
 * Only a half-typed date waits until the visitor tries to send.
 */
export function useVisibleErrors(quote: Quote, errors: QuoteErrors) {
  const form = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const { date, ...settled } = errors
  const isDateShown = date !== undefined && (tries > 0 || !isBeingTyped(quote))
  return {
    form,
    shown: isDateShown ? errors : settled,
    /** Shows everything there is to correct and takes the focus to the first. */
    showAll: () => setTries((count) => count + 1),
  }
}

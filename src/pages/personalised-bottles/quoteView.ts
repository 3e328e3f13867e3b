import type { MouseEvent } from 'react'
import type { Quote } from '../../features/quote/quote'
import type { QuoteErrors } from '../../features/quote/validateQuote'
import type { LabelDesign } from '../../features/sketch/labelDesign'

/** What the sketch with its questions and the message share. */
export interface QuoteView {
  readonly quote: Quote
  /** What the link asked for that is not on offer. */
  readonly dropped: ReadonlySet<keyof Quote>
  /** Those to show now. */
  readonly errors: QuoteErrors
  readonly change: (changes: Partial<Quote>) => void
  /** The visitor has left a field. */
  readonly onLeave: () => void
  readonly design: LabelDesign
  readonly message: string
  readonly onSend: (event: MouseEvent) => void
}

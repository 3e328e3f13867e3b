import type { MouseEvent } from 'react'
import type { Quote } from '../../features/quote/quote'
import type { LabelDesign } from '../../features/sketch/labelDesign'

/** What the sketch with its choices and the composer share. */
export interface QuoteView {
  readonly quote: Quote
  /** What the link asked for that is not on offer. */
  readonly dropped: ReadonlySet<keyof Quote>
  readonly change: (changes: Partial<Quote>) => void
  readonly design: LabelDesign
  readonly message: string
  readonly onSend: (event: MouseEvent) => void
}

import type { ReactNode } from 'react'
import { quote as copy } from '../../content/quote'
import { QuoteField } from './QuoteField'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'
import './LabelWords.scss'

const labelFields = ['names', 'phrase'] as const

type Props = {
  quote: Quote
  /** Those to show now. */
  errors: QuoteErrors
  change: (changes: Partial<Quote>) => void
  /** The visitor has left a field. */
  onLeave: () => void
  /** The label, beside the fields that write on it. */
  preview: ReactNode
}

/** What is written on the label. */
export function LabelWords({ quote, errors, change, onLeave, preview }: Props) {
  return (
    <div className="label-words">
      {preview}
      {labelFields.map((field) => (
        <QuoteField key={field} {...copy[field]} error={errors[field]}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={quote[field]}
              onChange={({ target }) => change({ [field]: target.value })}
              onBlur={onLeave}
            />
          )}
        </QuoteField>
      ))}
    </div>
  )
}

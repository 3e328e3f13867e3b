import type { ReactNode, RefObject } from 'react'
import { quote as copy } from '../../content/quote'
import { QuoteField } from './QuoteField'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'
import './QuoteFields.scss'

const labelFields = ['names', 'phrase'] as const

type Props = {
  quote: Quote
  dropped: ReadonlySet<keyof Quote>
  /** Those to show now. */
  errors: QuoteErrors
  change: (changes: Partial<Quote>) => void
  /** The visitor has left a field. */
  onLeave: () => void
  form: RefObject<HTMLDivElement | null>
  /** The label, beside the fields that write on it. */
  preview: ReactNode
}

/** What is typed; none of it is required. */
export function QuoteFields({ quote, dropped, errors, change, onLeave, form, preview }: Props) {
  return (
    <div className="quote-fields" ref={form}>
      <div className="quote-fields__label">
        {preview}
        <div className="quote-fields__words">
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
        <div className="quote-fields__pair">
          <QuoteField {...copy.bottles} error={errors.bottles}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={quote.bottles}
                onChange={({ target }) => change({ bottles: target.value })}
                onBlur={onLeave}
              />
            )}
          </QuoteField>
          <QuoteField {...copy.date} error={errors.date ?? (dropped.has('date') ? copy.dropped : undefined)}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={quote.date ?? ''}
                onChange={({ target }) => change({ date: target.validity.badInput ? null : target.value })}
                onBlur={({ target }) => {
                  if (target.validity.badInput) change({ date: null })
                  onLeave()
                }}
              />
            )}
          </QuoteField>
        </div>
      </div>
      <QuoteField {...copy.idea} error={errors.idea}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={quote.idea}
            onChange={({ target }) => change({ idea: target.value })}
            onBlur={onLeave}
          />
        )}
      </QuoteField>
    </div>
  )
}

import { quote as copy } from '../../content/quote'
import { QuoteField } from './QuoteField'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'
import './QuoteFields.scss'

type Props = {
  quote: Quote
  dropped: ReadonlySet<keyof Quote>
  /** Those to show now. */
  errors: QuoteErrors
  change: (changes: Partial<Quote>) => void
  /** The visitor has left a field. */
  onLeave: () => void
}

/** How many, when and the idea; none of it is required. */
export function QuoteFields({ quote, dropped, errors, change, onLeave }: Props) {
  return (
    <>
      <div className="quote-fields">
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
      <QuoteField {...copy.idea} error={errors.idea}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={quote.idea}
            onChange={({ target }) => change({ idea: target.value })}
            onBlur={onLeave}
          />
        )}
      </QuoteField>
    </>
  )
}

import type { RefObject } from 'react'
import { occasions } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { quote as copy } from '../../content/quote'
import { techniques } from '../../content/techniques'
import { ChoiceGroup } from './ChoiceGroup'
import { QuoteField } from './QuoteField'
import type { Quote } from './quote'
import type { QuoteErrors } from './validateQuote'
import './QuoteFields.scss'

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

const choiceGroups = [
  { field: 'occasion', choices: occasions.map(({ id, phrase }) => ({ id, name: capitalise(phrase) })) },
  { field: 'technique', choices: techniques },
  { field: 'line', choices: Object.entries(productLines).map(([id, { name }]) => ({ id, name })) },
] as const

type Props = {
  quote: Quote
  dropped: ReadonlySet<keyof Quote>
  /** Those to show now. */
  errors: QuoteErrors
  change: (changes: Partial<Quote>) => void
  /** The visitor has left a field. */
  onLeave: () => void
  form: RefObject<HTMLDivElement | null>
}

/** Every question but the size; none has to be answered. */
export function QuoteFields({ quote, dropped, errors, change, onLeave, form }: Props) {
  return (
    <div className="quote-fields" ref={form}>
      {choiceGroups.map(({ field, choices }) => (
        <ChoiceGroup
          key={field}
          legend={copy[field]}
          choices={choices}
          chosen={quote[field]}
          isDropped={dropped.has(field)}
          onChoose={(id) => change({ [field]: id })}
        />
      ))}
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

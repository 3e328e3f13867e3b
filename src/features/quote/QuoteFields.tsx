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

const occasionChoices = occasions.map(({ id, phrase }) => ({ id, name: capitalise(phrase) }))
const lineChoices = (['premium', 'clasico'] as const).map((id) => ({ id, name: productLines[id].name }))

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
      <ChoiceGroup
        legend={copy.occasion}
        choices={occasionChoices}
        chosen={quote.occasion}
        isDropped={dropped.has('occasion')}
        onChoose={(occasion) => change({ occasion })}
      />
      <ChoiceGroup
        legend={copy.technique}
        choices={techniques}
        chosen={quote.technique}
        isDropped={dropped.has('technique')}
        onChoose={(technique) => change({ technique })}
      />
      <ChoiceGroup
        legend={copy.line}
        choices={lineChoices}
        chosen={quote.line}
        isDropped={dropped.has('line')}
        onChoose={(line) => change({ line })}
      />
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
      <QuoteField {...copy.words} error={errors.words}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={quote.words}
            onChange={({ target }) => change({ words: target.value })}
            onBlur={onLeave}
          />
        )}
      </QuoteField>
    </div>
  )
}

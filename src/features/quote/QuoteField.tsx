import { useId, type ReactNode } from 'react'
import './QuoteField.scss'

/** What the control inside takes, so that the label, the hint and the error are read with it. */
interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
  readonly className: string
}

type Props = {
  label: string
  hint: string
  error: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint, and its error under it. */
export function QuoteField({ label, hint, error, children }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  return (
    <div className="quote-field">
      <label htmlFor={id} className="quote-field__label">
        {label}
      </label>
      <p id={hintId} className="quote-field__hint">
        {hint}
      </p>
      {children({
        id,
        'aria-describedby': error ? `${errorId} ${hintId}` : hintId,
        'aria-invalid': Boolean(error),
        className: 'quote-field__control',
      })}
      {error && (
        <p id={errorId} className="quote-field__error">
          {error}
        </p>
      )}
    </div>
  )
}

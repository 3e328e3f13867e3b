import { useId } from 'react'
import './Choice.scss'

type Props<Value extends string> = {
  legend: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
  /** Where a heading has the same words. */
  hidesLegend?: boolean
}

/** One of several: radio buttons in a row. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  hidesLegend,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className={hidesLegend ? 'choice__legend choice__legend--hidden' : 'choice__legend'}>
        {legend}
      </legend>
      <div className="choice__options">
        {options.map(([option, label]) => (
          <label className="choice__option" key={option}>
            <input
              className="choice__radio"
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

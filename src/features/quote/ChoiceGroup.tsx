import { useId } from 'react'
import { quote as copy } from '../../content/quote'
import './ChoiceGroup.scss'

type Props<Id extends string> = {
  legend: string
  choices: readonly { readonly id: Id; readonly name: string }[]
  chosen: Id | null
  /** The link asked for something that is not on offer. */
  isDropped: boolean
  onChoose: (id: Id | null) => void
}

/** One question as toggle buttons; pressing the chosen one again clears it. */
export function ChoiceGroup<Id extends string>(props: Props<Id>) {
  const { legend, choices, chosen, isDropped, onChoose } = props
  const note = useId()
  return (
    <fieldset className="choice-group" aria-describedby={isDropped ? note : undefined}>
      <legend className="choice-group__legend">{legend}</legend>
      {isDropped && (
        <p id={note} className="choice-group__note">
          {copy.dropped}
        </p>
      )}
      <div className="choice-group__choices">
        {choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="choice-group__choice"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id === chosen ? null : id)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

import { useId, type ReactNode } from 'react'
import { quote as copy } from '../../content/quote'
import type { PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import './PictureChoices.scss'

interface Choice<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly detail?: string
  readonly picture: PictureSource
  /** Below the picture, no part of what is pressed. */
  readonly more?: ReactNode
}

type Props<Id extends string> = {
  /** How its pictures stand. */
  look: 'occasion' | 'technique' | 'line'
  legend: string
  choices: readonly Choice<Id>[]
  chosen: Id | null
  /** The link asked for something that is not on offer. */
  isDropped: boolean
  /** Of each picture, as in HTML. */
  sizes: string
  onChoose: (id: Id) => void
}

/** One question whose answers are pictures: radio buttons that lie over them. */
export function PictureChoices<Id extends string>(props: Props<Id>) {
  const { look, legend, choices, chosen, isDropped, sizes, onChoose } = props
  const id = useId()
  return (
    <fieldset
      className={`picture-choices picture-choices--${look}`}
      aria-describedby={isDropped ? `${id}note` : undefined}
    >
      <legend className="picture-choices__legend">{legend}</legend>
      {isDropped && (
        <p id={`${id}note`} className="picture-choices__note">
          {copy.dropped}
        </p>
      )}
      <div className="picture-choices__choices">
        {choices.map((choice) => (
          <div key={choice.id} className="picture-choices__choice">
            <div className="picture-choices__surface">
              <input
                type="radio"
                id={id + choice.id}
                className="picture-choices__radio"
                name={id}
                value={choice.id}
                checked={choice.id === chosen}
                aria-describedby={choice.detail && `${id}${choice.id}detail`}
                onChange={() => onChoose(choice.id)}
              />
              <Picture className="picture-choices__picture" source={choice.picture} alt="" sizes={sizes} />
              <label className="picture-choices__name" htmlFor={id + choice.id}>
                {choice.name}
              </label>
              {choice.detail && (
                <p id={`${id}${choice.id}detail`} className="picture-choices__detail">
                  {choice.detail}
                </p>
              )}
            </div>
            {choice.more}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

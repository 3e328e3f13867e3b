import { memo, useId, type ComponentProps, type ReactNode } from 'react'
import { quote as copy } from '../../content/quote'
import type { PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import type { Quote } from './quote'
import './PictureChoices.scss'

interface Choice {
  readonly id: NonNullable<Quote['occasion' | 'technique' | 'line']>
  readonly name: string
  readonly detail?: string | undefined
  readonly picture: PictureSource
  /** Drawn over the picture. */
  readonly preview?: ReactNode
  /** Below the picture, no part of what is pressed. */
  readonly more?: ReactNode
}

type Props = {
  /** The question; it says how its pictures stand, too. */
  field: 'occasion' | 'technique' | 'line'
  choices: readonly Choice[]
  quote: Quote
  /** What the link asked for that is not on offer. */
  dropped: ReadonlySet<keyof Quote>
  change: (changes: Partial<Quote>) => void
  /** The `sizes` of each picture, as in HTML. */
  sizes: string
}

/** The fieldset handles the change of all its radio buttons. */
const ignoreChange = () => {}

/**
 * Only rendered anew when it changes: React sets the name of an input anew, and then the Tab key goes from a radio button
 * with the focus to the next of its group in Chromium.
 */
const Radio = memo(function Radio(given: ComponentProps<'input'>) {
  return <input {...given} type="radio" className="picture-choices__radio" onChange={ignoreChange} />
})

/** One question whose answers are pictures: radio buttons that lie over them. */
export function PictureChoices({ field, choices, quote, dropped, change, sizes }: Props) {
  const isDropped = dropped.has(field)
  const id = useId()
  return (
    <fieldset
      className={`picture-choices picture-choices--${field}`}
      aria-describedby={isDropped ? `${id}note` : undefined}
      onChange={({ target }) => change({ [field]: (target as Element as HTMLInputElement).value })}
    >
      <legend className="picture-choices__legend">{copy[field]}</legend>
      {isDropped && (
        <p id={`${id}note`} className="picture-choices__note">
          {copy.dropped}
        </p>
      )}
      <div className="picture-choices__choices">
        {choices.map((choice) => (
          <div key={choice.id} className="picture-choices__choice">
            <div className="picture-choices__surface">
              <Radio
                id={id + choice.id}
                name={id}
                value={choice.id}
                checked={choice.id === quote[field]}
                aria-describedby={choice.detail && `${id}${choice.id}detail`}
              />
              <Picture className="picture-choices__picture" source={choice.picture} alt="" sizes={sizes} />
              {choice.preview}
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

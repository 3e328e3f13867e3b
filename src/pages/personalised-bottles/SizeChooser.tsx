import { personalised, personalisedBottles, sizeChoices, type SizeChoice } from '../../content/personalised'
import { ScaleWall } from '../../features/gallery/ScaleWall'
import './SizeChooser.scss'

type Props = { chosen: SizeChoice | null; onChoose: (size: SizeChoice | null) => void }

/** spec §9: three sizes, each drawn to scale; until one is chosen the largest hangs. */
export function SizeChooser({ chosen, onChoose }: Props) {
  const { heading, sentence, scale, group, onTheWall, invitation, inMessage } = personalised.sizes
  const shown = chosen ?? sizeChoices[2]
  return (
    <section className="size-chooser">
      <div>
        <h2 className="size-chooser__heading">{heading}</h2>
        <p className="size-chooser__text">{sentence}</p>
        <p className="size-chooser__text">{scale}</p>
        <div className="size-chooser__buttons" role="group" aria-label={group}>
          {sizeChoices.map((size) => (
            <button
              key={size.name}
              type="button"
              className="size-chooser__button"
              aria-pressed={size === chosen}
              onClick={() => onChoose(size === chosen ? null : size)}
            >
              {size.name}
            </button>
          ))}
        </div>
        <p className="size-chooser__status" role="status">
          {`${onTheWall} ${shown.name}. ${chosen ? inMessage : invitation}`}
        </p>
      </div>
      <div className="size-chooser__wall">
        <ScaleWall
          works={[shown]}
          bottle={personalisedBottles.premium}
          label={`${onTheWall} ${shown.name}. ${shown.image.alt}`}
        />
      </div>
    </section>
  )
}

import type { ProductLine } from '../../content/models'
import { personalised, personalisedBottles, sizeChoices, type SizeChoice } from '../../content/personalised'
import { ScaleWall } from '../../features/gallery/ScaleWall'
import { ChoiceGroup } from '../../features/quote/ChoiceGroup'
import * as breakpoints from '../../styles/breakpoints'
import './SizeChooser.scss'

type Props = {
  chosen: SizeChoice | null
  /** Which bottle stands beside the painting. */
  line: ProductLine
  isDropped: boolean
  onChoose: (size: SizeChoice | null) => void
}

/** spec §9: three sizes, each drawn to scale; the largest until one is chosen. */
export function SizeChooser({ chosen, line, isDropped, onChoose }: Props) {
  const { heading, sentence, scale, group, onTheWall, invitation, inMessage } = personalised.sizes
  const shown = chosen ?? sizeChoices[2]
  return (
    <div className="size-chooser">
      <div>
        <h3 className="size-chooser__heading">{heading}</h3>
        <p className="size-chooser__text">{sentence}</p>
        <p className="size-chooser__text">{scale}</p>
        <ChoiceGroup
          legend={group}
          choices={sizeChoices}
          chosen={chosen?.id ?? null}
          isDropped={isDropped}
          onChoose={(id) => onChoose(sizeChoices.find((size) => size.id === id) ?? null)}
        />
        <p className="size-chooser__status" role="status">
          {`${onTheWall} ${shown.name}. ${chosen ? inMessage : invitation}`}
        </p>
      </div>
      <div className="size-chooser__wall">
        <ScaleWall
          works={[shown]}
          bottle={personalisedBottles[line]}
          label={`${onTheWall} ${shown.name}. ${shown.image.alt}`}
          isHalfFrom={breakpoints.slider5}
        />
      </div>
    </div>
  )
}

import { occasionPictures, personalised, personalisedBottles, sizeChoices } from '../../content/personalised'
import { ScaleWall } from '../../features/gallery/ScaleWall'
import { ChoiceGroup } from '../../features/quote/ChoiceGroup'
import { SketchedLabel } from '../../features/sketch/SketchedLabel'
import * as breakpoints from '../../styles/breakpoints'
import type { QuoteView } from './quoteView'
import { questionWidth } from './sketchWidth'
import './SizeChooser.scss'

const { nav, layout } = breakpoints
const wallWidths = [
  [`(min-width: ${nav}px)`, questionWidth],
  [`(min-width: ${layout}px)`, '42.6vw'],
  ['', '52vw'],
] as const

/**
 * spec §9: three sizes, the smallest until one is chosen, as in the price (estimateOrder.ts). Each is drawn to scale beside
 * the chosen bottle, with the picture of the sketch's occasion.
 */
export function SizeChooser({ quote, dropped, change, design }: QuoteView) {
  const { group, onTheWall, invitation, inMessage } = personalised.sizes
  const chosen = sizeChoices.find(({ id }) => id === quote.size)
  const { widthCm, heightCm, name } = chosen ?? sizeChoices[0]
  const image = occasionPictures[design.occasion]
  const caption = `${onTheWall} ${name}. `
  return (
    <div className="size-chooser">
      <ChoiceGroup
        legend={group}
        choices={sizeChoices}
        chosen={quote.size}
        isDropped={dropped.has('size')}
        onChoose={(size) => change({ size })}
      />
      <ScaleWall
        works={[{ widthCm, heightCm, image }]}
        bottle={personalisedBottles[quote.line ?? 'premium']}
        bottleLabel={<SketchedLabel design={design} />}
        label={caption + image.alt}
        widths={wallWidths}
      />
      <p className="size-chooser__status" role="status">
        {caption + (chosen ? inMessage : invitation)}
      </p>
    </div>
  )
}

import { personalised, personalisedBottles, sizeChoices, wallExample } from '../../content/personalised'
import { ScaleWall } from '../../features/gallery/ScaleWall'
import { ChoiceGroup } from '../../features/quote/ChoiceGroup'
import { useSketch } from '../../features/sketch/useSketch'
import { SketchedLabel } from '../../features/sketch/SketchedLabel'
import * as breakpoints from '../../styles/breakpoints'
import type { QuoteView } from './quoteView'
import { questionWidths } from './sketchWidth'
import './SizeChooser.scss'

const wallWidths = [
  ...questionWidths.map(([media, width]) => [media, `(${width} - 40px) / 2`] as const),
  [`(min-width: ${breakpoints.layout}px)`, '42.6vw'],
  ['', '52vw'],
] as const

/**
 * spec §9: three sizes, the smallest until one is chosen, as in the price (estimateOrder.ts), with lines for the others. Each
 * is drawn to scale beside the chosen bottle: the sketch's own painting, and before anything is chosen, or where none is drawn, an example.
 */
export function SizeChooser({ quote, dropped, change, design }: QuoteView) {
  const { group, example, own, toScale, inMessage } = personalised.sizes
  const { canvas, state } = useSketch('painting', design)
  const isOwn = !design.isExample && state === 'drawn'
  const chosen = sizeChoices.find(({ id }) => id === quote.size)
  const { widthCm, heightCm, name } = chosen ?? sizeChoices[0]
  const caption = `${isOwn ? own : example}, ${toScale} ${name}. `
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
        works={[{ widthCm, heightCm, image: wallExample }]}
        otherSizes={chosen ? [] : sizeChoices.slice(1)}
        bottle={personalisedBottles[design.line]}
        bottleLabel={<SketchedLabel design={design} />}
        cover={
          <div className="size-chooser__sketch">
            <canvas ref={canvas} className="scale-wall__picture" hidden={!isOwn} />
          </div>
        }
        label={isOwn ? caption : caption + wallExample.alt}
        widths={wallWidths}
      />
      <p className="size-chooser__status" role="status">
        {caption + inMessage}
      </p>
    </div>
  )
}

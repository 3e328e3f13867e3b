import { Link } from 'react-router-dom'
import type { ProductLine } from '../../content/models'
import { productLines } from '../../content/productLines'
import { lineExamples } from '../../content/sketch'
import { LabelWords } from '../../features/quote/LabelWords'
import { PictureChoices } from '../../features/quote/PictureChoices'
import { QuoteFields } from '../../features/quote/QuoteFields'
import { BottlePreview } from '../../features/sketch/BottlePreview'
import { LabelPreview } from '../../features/sketch/LabelPreview'
import { paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import type { QuoteView } from './quoteView'
import { SizeChooser } from './SizeChooser'
import { sizesBesideSketch } from './sketchWidth'
import './LabelChoices.scss'

// Beside the sketch as high as the wall to scale leaves room, and so wide before it is cropped.
const lineSizes = `${sizesBesideSketch((width) => `0.225 * ${width} + 54px`)}, (min-width: ${breakpoints.layout}px) calc(22.3vw - 10px), calc(50vw - 27px)`

/** spec §2: each line's cap, and the way to its bottle. */
const lineChoices = (Object.keys(productLines) as ProductLine[]).map((id) => {
  const { name, capLabel, callToAction, modelId } = productLines[id]
  return {
    id,
    name,
    detail: capLabel,
    picture: lineExamples[id],
    more: (
      <Link to={paths.product(modelId)} className="text-link">
        {callToAction}
      </Link>
    ),
  }
})

/** The other questions: words, bottle, the painting's size, how many, when and the idea. */
export function LabelChoices(view: QuoteView) {
  return (
    <div className="label-choices">
      <LabelWords {...view} preview={<LabelPreview design={view.design} />} />
      <PictureChoices
        field="line"
        choices={lineChoices.map((choice) => ({
          ...choice,
          preview: <BottlePreview design={view.design} line={choice.id} />,
        }))}
        sizes={lineSizes}
        {...view}
      />
      <SizeChooser {...view} />
      <QuoteFields {...view} />
    </div>
  )
}

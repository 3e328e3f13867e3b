import { Link } from 'react-router-dom'
import type { ProductLine } from '../../content/models'
import { personalisedBottles } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { LabelWords } from '../../features/quote/LabelWords'
import { PictureChoices } from '../../features/quote/PictureChoices'
import { QuoteFields } from '../../features/quote/QuoteFields'
import { LabelPreview } from '../../features/sketch/LabelPreview'
import { paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import type { QuoteView } from './quoteView'
import { SizeChooser } from './SizeChooser'
import './LabelChoices.scss'

const lineSizes = `(min-width: ${breakpoints.layout}px) 60px, 37px`

/** spec §2: each line's cap, and the way to its bottle. */
const lineChoices = (Object.keys(productLines) as ProductLine[]).map((id) => {
  const { name, capLabel, callToAction, modelId } = productLines[id]
  return {
    id,
    name,
    detail: capLabel,
    picture: personalisedBottles[id],
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
    <div className="label-choices quote-grid">
      <LabelWords {...view} preview={<LabelPreview design={view.design} />} />
      <PictureChoices field="line" choices={lineChoices} sizes={lineSizes} {...view} />
      <SizeChooser {...view} />
      <QuoteFields {...view} />
    </div>
  )
}

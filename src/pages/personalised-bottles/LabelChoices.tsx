import { Link } from 'react-router-dom'
import type { ProductLine } from '../../content/models'
import { occasionPictures, occasions, personalisedBottles } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { quote as copy } from '../../content/quote'
import { techniques } from '../../content/techniques'
import { LabelWords } from '../../features/quote/LabelWords'
import { PictureChoices } from '../../features/quote/PictureChoices'
import { LabelPreview } from '../../features/sketch/LabelPreview'
import { paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import { nameOccasion } from './nameOccasion'
import type { QuoteView } from './quoteView'
import { SizeChooser } from './SizeChooser'
import './LabelChoices.scss'

const occasionSizes = `(min-width: ${breakpoints.pageMax}px) 109px, (min-width: ${breakpoints.wide}px) 7.2vw, (min-width: ${breakpoints.nav}px) 8.1vw, (min-width: ${breakpoints.layout}px) 13.1vw, 24.5vw`

const techniqueSizes = `(min-width: ${breakpoints.nav}px) clamp(69px, 13.33vw - 107px, 96px), 64px`

const occasionChoices = occasions.map((occasion) => ({
  id: occasion.id,
  name: nameOccasion(occasion),
  picture: occasionPictures[occasion.id].source,
}))

const techniqueChoices = techniques.map(({ id, name, sentence, source }) => ({
  id,
  name,
  detail: sentence,
  picture: source,
}))

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

/** Every choice of the quote: occasion, technique, words, bottle and the painting's size. */
export function LabelChoices(view: QuoteView) {
  const { quote, dropped, change, design } = view
  return (
    <div className="label-choices">
      <PictureChoices
        look="occasion"
        legend={copy.occasion}
        choices={occasionChoices}
        chosen={quote.occasion}
        isDropped={dropped.has('occasion')}
        sizes={occasionSizes}
        onChoose={(occasion) => change({ occasion })}
      />
      <PictureChoices
        look="technique"
        legend={copy.technique}
        choices={techniqueChoices}
        chosen={quote.technique}
        isDropped={dropped.has('technique')}
        sizes={techniqueSizes}
        onChoose={(technique) => change({ technique })}
      />
      <LabelWords {...view} preview={<LabelPreview design={design} />} />
      <PictureChoices
        look="line"
        legend={copy.line}
        choices={lineChoices}
        chosen={quote.line}
        isDropped={dropped.has('line')}
        sizes="min(5.8vh, 62px)"
        onChoose={(line) => change({ line })}
      />
      <SizeChooser {...view} />
      <button
        type="button"
        className="text-link label-choices__clear"
        onClick={() => change({ occasion: null, technique: null, line: null, size: null })}
      >
        {copy.clear}
      </button>
    </div>
  )
}

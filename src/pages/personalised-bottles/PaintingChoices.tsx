import { occasionPictures, occasions } from '../../content/personalised'
import { techniques } from '../../content/techniques'
import { PictureChoices } from '../../features/quote/PictureChoices'
import * as breakpoints from '../../styles/breakpoints'
import { nameOccasion } from './nameOccasion'
import type { QuoteView } from './quoteView'

const occasionSizes = `(min-width: ${breakpoints.pageMax}px) 109px, (min-width: ${breakpoints.wide}px) 7.2vw, (min-width: ${breakpoints.nav}px) 8.1vw, (min-width: ${breakpoints.layout}px) 13.1vw, 24.5vw`

// As high as the sketch leaves room, so that its crop is as wide as four thirds of that.
const techniqueSizes = `(min-width: ${breakpoints.pageMax}px) min(38vh, 417px), (min-width: ${breakpoints.wide}px) min(118vh - 664px, 31vw), (min-width: ${breakpoints.nav}px) 25vh, 64px`

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

/** What is painted, and how. */
export function PaintingChoices(view: QuoteView) {
  return (
    <>
      <PictureChoices field="occasion" choices={occasionChoices} sizes={occasionSizes} {...view} />
      <PictureChoices field="technique" choices={techniqueChoices} sizes={techniqueSizes} {...view} />
    </>
  )
}

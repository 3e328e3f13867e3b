import { occasionPictures, occasions } from '../../content/personalised'
import { techniques } from '../../content/techniques'
import { PictureChoices } from '../../features/quote/PictureChoices'
import * as breakpoints from '../../styles/breakpoints'
import { nameOccasion } from './nameOccasion'
import type { QuoteView } from './quoteView'
import { sketchWidth } from './sketchWidth'

// In low windows each is cropped at its sides, by how high it is; else as wide as a third of its column.
const occasionSizes = `(min-width: ${breakpoints.wide}px) and (max-height: 800px) calc(60vh - 230px), (min-width: ${breakpoints.wide}px) calc((min(1600px, 91vw) - ${sketchWidth} - 68px) / 3), (min-width: ${breakpoints.nav}px) 17vw, (min-width: ${breakpoints.layout}px) 15.6vw, 24.5vw`

const occasionChoices = occasions.map((occasion) => ({
  id: occasion.id,
  name: nameOccasion(occasion),
  picture: occasionPictures[occasion.id],
}))

/** What is painted, and how. */
export function PaintingChoices(view: QuoteView) {
  return (
    <>
      <PictureChoices field="occasion" choices={occasionChoices} sizes={occasionSizes} {...view} />
      <PictureChoices field="technique" choices={techniques} sizes="56px" {...view} />
    </>
  )
}

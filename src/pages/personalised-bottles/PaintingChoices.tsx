import { occasionDetails, occasionPictures, occasions } from '../../content/personalised'
import { techniques } from '../../content/techniques'
import { PictureChoices } from '../../features/quote/PictureChoices'
import * as breakpoints from '../../styles/breakpoints'
import { nameOccasion } from './nameOccasion'
import type { QuoteView } from './quoteView'
import { sizesBesideSketch } from './sketchWidth'

const occasionSizes = `${sizesBesideSketch((width) => `(${width} - 40px) / 3`)}, (min-width: ${breakpoints.layout}px) 13.5vw, 27.3vw`

const techniqueSizes = `(min-width: ${breakpoints.wide}px) 96px, (min-width: ${breakpoints.layout}px) 60px, 19vw`

const occasionChoices = occasions.map((occasion) => ({
  id: occasion.id,
  name: nameOccasion(occasion),
  detail: occasionDetails[occasion.id],
  picture: occasionPictures[occasion.id],
}))

/** What is painted, and how. */
export function PaintingChoices(view: QuoteView) {
  return (
    <>
      <PictureChoices field="occasion" choices={occasionChoices} sizes={occasionSizes} {...view} />
      <PictureChoices field="technique" choices={techniques} sizes={techniqueSizes} {...view} />
    </>
  )
}

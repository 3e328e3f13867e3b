import * as accessibility from '../../src/content/accessibility'
import * as artistCareers from '../../src/content/artistCareers'
import * as artists from '../../src/content/artists'
import * as bottleDifferences from '../../src/content/bottleDifferences'
import * as carousel from '../../src/content/carousel'
import * as cocktails from '../../src/content/cocktails'
import * as contact from '../../src/content/contact'
import * as delivery from '../../src/content/delivery'
import * as errors from '../../src/content/errors'
import * as eventPhotos from '../../src/content/eventPhotos'
import * as gallery from '../../src/content/gallery'
import * as heroSlides from '../../src/content/heroSlides'
import * as home from '../../src/content/home'
import * as layout from '../../src/content/layout'
import * as legal from '../../src/content/legal'
import * as lineFacts from '../../src/content/lineFacts'
import * as lotPage from '../../src/content/lotPage'
import * as messages from '../../src/content/messages'
import * as navigation from '../../src/content/navigation'
import * as order from '../../src/content/order'
import * as originals from '../../src/content/originals'
import * as originalWords from '../../src/content/originalWords'
import * as paintingPage from '../../src/content/paintingPage'
import * as paintings from '../../src/content/paintings'
import * as paintingClosings from '../../src/content/paintingClosings'
import * as paintingVoices from '../../src/content/paintingVoices'
import * as personalised from '../../src/content/personalised'
import * as privacy from '../../src/content/privacy'
import * as productPage from '../../src/content/productPage'
import * as places from '../../src/content/places'
import * as product from '../../src/content/product'
import * as products from '../../src/content/products'
import * as quote from '../../src/content/quote'
import * as share from '../../src/content/share'
import * as singaniMap from '../../src/content/singaniMap'
import * as sketch from '../../src/content/sketch'
import * as sketchWords from '../../src/content/sketchWords'
import * as social from '../../src/content/social'
import * as story from '../../src/content/story'
import * as tastingNotes from '../../src/content/tastingNotes'
import * as techniques from '../../src/content/techniques'
import { ownerLots } from '../../src/content/ownerLots'
import * as videoPlayer from '../../src/content/videoPlayer'
import * as zoom from '../../src/content/zoom'
import type { Illustration } from '../../src/content/models'

const lots = ownerLots.lots.value
const lotTexts = [
  ...lots.flatMap((lot) => [lotPage.lotHeading(lot), lotPage.olderLotNote(lot)]),
  ...lots.slice(0, 1).map(lotPage.otherBottleLot),
  ...lots.map((lot) => lotPage.lotFacts(lot, products.findProduct(lot.product)!)),
  ...['', 'B56'].map(lotPage.unknownLot),
]

const modules: object = {
  accessibility,
  artistCareers,
  artists,
  bottleDifferences,
  carousel,
  cocktails,
  contact,
  delivery,
  errors,
  eventPhotos,
  gallery,
  heroSlides,
  home,
  layout,
  legal,
  lineFacts,
  lotPage: [lotPage, ...lotTexts],
  navigation,
  order,
  originals,
  originalWords,
  paintingPage,
  paintings,
  paintingClosings,
  paintingVoices,
  personalised,
  places,
  privacy,
  product,
  productPage,
  products,
  quote,
  share,
  singaniMap,
  sketch,
  sketchWords,
  social,
  story,
  tastingNotes,
  techniques,
  videoPlayer,
  zoom,
  messages: [messages.floatingGreeting(), messages.orderGreeting(), messages.dataGreeting()],
}

function isIllustration(node: object): node is Illustration {
  return 'alt' in node && 'source' in node
}

/** Files and addresses of files, not words. */
const isMedia = /\.(source|portrait|sources|captions|fallback)(\.|$)/

function walk(node: unknown, path: string, visit: (node: unknown, path: string) => void): void {
  visit(node, path)
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) walk(child, `${path}.${key}`, visit)
}

/** Every text a visitor may read, with where it stands; picture sources are left out. */
export function allTexts(): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = []
  walk(modules, 'content', (node, path) => {
    if (typeof node === 'string' && !isMedia.test(path)) found.push({ path, text: node })
  })
  return found
}

export function allIllustrations(): { path: string; illustration: Illustration }[] {
  const found: { path: string; illustration: Illustration }[] = []
  walk(modules, 'content', (node, path) => {
    if (typeof node === 'object' && node !== null && isIllustration(node))
      found.push({ path, illustration: node })
  })
  return found
}

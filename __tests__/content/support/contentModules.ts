import * as accessibility from '../../../src/content/accessibility'
import * as artistCareers from '../../../src/content/artistCareers'
import * as artistPortraits from '../../../src/content/artistPortraits'
import * as artists from '../../../src/content/artists'
import * as bottleComparison from '../../../src/content/bottleComparison'
import * as bottleDifferences from '../../../src/content/bottleDifferences'
import * as carousel from '../../../src/content/carousel'
import * as cocktails from '../../../src/content/cocktails'
import * as comparisonLink from '../../../src/content/comparisonLink'
import * as contact from '../../../src/content/contact'
import * as delivery from '../../../src/content/delivery'
import * as errors from '../../../src/content/errors'
import * as eventPhotos from '../../../src/content/eventPhotos'
import * as gallery from '../../../src/content/gallery'
import * as heroSlides from '../../../src/content/heroSlides'
import * as home from '../../../src/content/home'
import * as homeDescription from '../../../src/content/homeDescription'
import * as layout from '../../../src/content/layout'
import * as legal from '../../../src/content/legal'
import * as lineFacts from '../../../src/content/lineFacts'
import * as lotPage from '../../../src/content/lotPage'
import * as messages from '../../../src/content/messages'
import * as navigation from '../../../src/content/navigation'
import * as order from '../../../src/content/order'
import * as orderPanel from '../../../src/content/orderPanel'
import * as originals from '../../../src/content/originals'
import * as originalWords from '../../../src/content/originalWords'
import * as paintingPage from '../../../src/content/paintingPage'
import * as paintings from '../../../src/content/paintings'
import * as paintingClosings from '../../../src/content/paintingClosings'
import * as paintingDetails from '../../../src/content/paintingDetails'
import * as paintingVoices from '../../../src/content/paintingVoices'
import * as personalised from '../../../src/content/personalised'
import * as privacy from '../../../src/content/privacy'
import * as productPage from '../../../src/content/productPage'
import * as places from '../../../src/content/places'
import * as product from '../../../src/content/product'
import * as products from '../../../src/content/products'
import * as quote from '../../../src/content/quote'
import * as share from '../../../src/content/share'
import * as singaniMap from '../../../src/content/singaniMap'
import * as recipePictures from '../../../src/content/recipePictures'
import * as scenes from '../../../src/content/scenes'
import * as sketch from '../../../src/content/sketch'
import * as sketchWords from '../../../src/content/sketchWords'
import * as social from '../../../src/content/social'
import * as story from '../../../src/content/story'
import * as tasteProfiles from '../../../src/content/tasteProfiles'
import * as tasteSummaries from '../../../src/content/tasteSummaries'
import * as tastingNotes from '../../../src/content/tastingNotes'
import * as techniques from '../../../src/content/techniques'
import { ownerLots } from '../../../src/content/ownerLots'
import * as unrolling from '../../../src/content/unrolling'
import * as videoPlayer from '../../../src/content/videoPlayer'
import * as zoom from '../../../src/content/zoom'

const lots = ownerLots.lots.value
const lotTexts = [
  ...lots.flatMap((lot) => [lotPage.lotHeading(lot), lotPage.olderLotNote(lot)]),
  ...lots.slice(0, 1).map(lotPage.otherBottleLot),
  ...lots.map((lot) => lotPage.lotFacts(lot, products.findProduct(lot.product)!)),
  ...['', 'B56'].map(lotPage.unknownLot),
]

/** What src/content exports: a file's name, then its exports. */
export const contentModules: object = {
  accessibility,
  artistCareers,
  artistPortraits,
  artists,
  bottleComparison,
  bottleDifferences,
  carousel,
  cocktails,
  comparisonLink,
  contact,
  delivery,
  errors,
  eventPhotos,
  gallery,
  heroSlides,
  home,
  homeDescription,
  layout,
  legal,
  lineFacts,
  lotPage: [lotPage, ...lotTexts],
  navigation,
  order,
  orderPanel,
  originals,
  originalWords,
  paintingPage,
  paintings,
  paintingClosings,
  paintingDetails,
  paintingVoices,
  personalised,
  places,
  privacy,
  product,
  productPage,
  products,
  quote,
  recipePictures,
  scenes,
  share,
  singaniMap,
  sketch,
  sketchWords,
  social,
  story,
  tasteProfiles,
  tasteSummaries,
  tastingNotes,
  techniques,
  unrolling,
  videoPlayer,
  zoom,
  messages: [messages.floatingGreeting(), messages.orderGreeting(), messages.dataGreeting()],
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerPlaces } from '../../src/content/ownerPlaces'
import { places } from '../../src/content/places'
import { allTexts } from '../content/allContent'
import { transcriptDay } from './support/transcriptDay'

const folder = join(__dirname, 'transcripts')

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ')

const transcripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => withPlainSpaces(readFileSync(join(folder, name), 'utf8')))
  .join(' ')

/** Ids, addresses, and what only the inventory reads. */
const isNoText = ({ path, text }: { path: string; text: string }) =>
  /^[\da-z/#-]+$|^https:/.test(text) || path.endsWith('.madeBy')

/** How no shop sells today. */
const unsoldKinds = Object.keys(places.shops.sells).filter((kind) =>
  ownerPlaces.shops.value.every(({ sells }) => sells !== kind),
)

/** Texts of src/content that a screen may never show as they are, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'content.homeDescription.homeDescription': 'in the head: reviewedHeads.txt',
  'content.personalised.personalisedDescription': 'in the head: reviewedHeads.txt',
  'content.home.home.documentTitle': 'in the head: reviewedHeads.txt',
  'content.gallery.moreWorks.label': 'under more than 24 paintings: showMoreButton.dom.test.tsx',
  'content.product.productCard.loading': 'of more than eight bottles: longSlider.dom.test.tsx',
  'content.product.productCard.failed': 'of more than eight bottles: longSlider.dom.test.tsx',
  'content.messages.0': 'in the address of the chat button: the specification test',
  'content.messages.2': 'in the address of a chat: siteLayout.dom.test.tsx',
  'content.accessibility.accessibility.message': 'in the address of a chat: Accessibility.dom.test.tsx',
  'content.order.order.see': 'below the bar, for a moment: orderBag.dom.test.tsx',
  'content.contact.contact.subject': 'in the address of a mail: messageLinks.test.ts',
  'content.contact.contact.code.failed': 'when its code does not come: phoneQrCode.dom.test.tsx',
  'content.quote.quote.errors.heavyText': 'of a text with many emojis: validateQuote.test.ts',
  'content.places.places.events.message': 'in the address of a chat: PublicEvents.dom.test.tsx',
  ...Object.fromEntries(
    unsoldKinds.map((kind) => [
      `content.places.places.shops.sells.${kind}`,
      'beside a shop that sells so: Places.dom.test.tsx',
    ]),
  ),
  'content.places.places.events.none': 'when all are over: PublicEvents.dom.test.tsx',
  'content.places.places.shops.message': 'in the address of a chat: Places.dom.test.tsx',
  'content.places.places.shops.offerMessage': 'in the address of a chat: Places.dom.test.tsx',
  'content.productPage.productSheet.phone': 'on paper: the print journey',
  ...Object.fromEntries(
    ['boda', 'quince', 'bautizo', 'aniversario', 'graduacion', 'eleccion'].map((id) => [
      `content.sketchWords.sketchWords.motifs.${id}`,
      'describes what is drawn on a canvas: describeDesign.test.ts',
    ]),
  ),
  'content.carousel.stopRotation': 'while it turns: eventPhotos.dom.test.tsx',
  'content.videoPlayer.captionsLanguage': 'in the menu of the player: videoEmbed.dom.test.tsx',
  'content.errors.unknownAddress':
    'above home, for a moment: unknownAddressNotice.dom.test.tsx and addresses.journey.ts',
  'content.quote.quote.estimate.total': 'after a choice: orderParts.dom.test.tsx',
  'content.quote.quote.dropped': 'beside its question: QuoteComposer.dom.test.tsx',
  'content.personalised.personalised.sizes.own': 'needs a canvas: sketch.journey.ts',
  'content.sketch.sketch.drawnHere': 'needs a choice: PersonalisedBottlesPage.dom.test.tsx',
  'content.sketchWords.sketchWords.ofBottle': 'describes what is drawn on a canvas: describeDesign.test.ts',
  'content.sketchWords.sketchWords.onLabel': 'describes what is drawn on a canvas: describeDesign.test.ts',
  'content.sketchWords.sketchWords.inPencil': 'describes what is drawn on a canvas: describeDesign.test.ts',
  'content.sketchWords.sketchWords.undecided': 'describes what is drawn on a canvas: describeDesign.test.ts',
  'content.sketchWords.sketchWords.pencil': 'drawn on the canvas',
  'content.sketchWords.sketchWords.namesHere': 'drawn on the canvas',
  'content.sketch.sketch.share': 'needs a device that shares files: shareSketch.dom.test.ts',
  'content.sketchWords.sketchWords.saved': 'needs a canvas: sketch.journey.ts',
  'content.sketchWords.sketchWords.savedAlone': 'needs a canvas: shareSketch.dom.test.ts',
  'content.sketch.sketch.failed': 'needs a canvas: shareSketch.dom.test.ts',
  'content.sketch.sketch.notLoaded': 'needs a canvas: sketch.journey.ts',
  'content.quote.quote.errors.incompleteDate': 'needs a real date field: a journey',
}

/** A tasting's or fair's message is in the address of a chat, and a past one is not shown: PublicEvents.dom.test.tsx. */
function isUnseenEvent(path: string) {
  const [, index, field] = /places\.events\.list\.(\d+)\.(\w+)/.exec(path) ?? []
  return field === 'message' || (places.events.list[Number(index)]?.last ?? transcriptDay) < transcriptDay
}

const missing = allTexts()
  .filter((each) => !isNoText(each) && !transcripts.includes(withPlainSpaces(each.text)))
  .filter(({ path }) => !(path in elsewhere) && !isUnseenEvent(path))
  .map(({ path, text }) => `${path}: ${text}`)

it('every text of src/content stands in a reviewed transcript: else `npm run review` writes them, or no test here shows its screen', () => {
  expect(missing).toEqual([])
})

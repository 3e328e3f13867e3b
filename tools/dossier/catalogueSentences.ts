import { artistPortraits } from '../../src/content/artistPortraits'
import { artists } from '../../src/content/artists'
import { bottleComparison } from '../../src/content/bottleComparison'
import { cocktails } from '../../src/content/cocktails'
import { classicPrice, premiumPrice } from '../../src/content/constants'
import { eventPhotos } from '../../src/content/eventPhotos'
import { paintingsPage } from '../../src/content/gallery'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import * as legal from '../../src/content/legal'
import { lineFacts } from '../../src/content/lineFacts'
import { paintings } from '../../src/content/paintings'
import { paintingClosings } from '../../src/content/paintingClosings'
import { paintingDetails } from '../../src/content/paintingDetails'
import { paintingVoices } from '../../src/content/paintingVoices'
import { personalised } from '../../src/content/personalised'
import { places } from '../../src/content/places'
import { productLines } from '../../src/content/productLines'
import { products } from '../../src/content/products'
import { story } from '../../src/content/story'
import { tasteSummaries } from '../../src/content/tasteSummaries'
import { tastingNotes } from '../../src/content/tastingNotes'
import { techniques } from '../../src/content/techniques'

/** Shorter ones are captions that other texts may hold by chance. */
const shortest = 25

/** Every text inside a piece of content. */
const textsIn = (content: unknown): readonly string[] =>
  typeof content === 'string'
    ? [content]
    : content && typeof content === 'object'
      ? Object.values(content).flatMap(textsIn)
      : []

/** Letters and digits alone, so that escapes, quotes and spaces make no difference. */
export const lettersOf = (text: string): string =>
  text
    .replace(/&#?\w+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const sentencesOf = (content: unknown) =>
  textsIn(content)
    .filter((text) => !text.startsWith('/')) // an address is not read
    .flatMap((text) => text.split(/(?<=[.:;?!])\s+/))
    .map(lettersOf)
    .filter((sentence) => sentence.length > shortest && sentence.includes(' '))

const ofLaw = new Set(sentencesOf(legal))

// Home's title is the site's name in the manifest, too.
const homeTexts = { ...home, documentTitle: '' }

/** Every sentence that is read only after SÍ, as `lettersOf` writes it. */
export const catalogueSentences: readonly string[] = [
  ...new Set(
    sentencesOf([
      products,
      tasteSummaries,
      tastingNotes,
      bottleComparison,
      paintings,
      paintingClosings,
      paintingDetails,
      paintingVoices,
      artistPortraits,
      artists,
      cocktails,
      lineFacts,
      productLines,
      techniques,
      story,
      homeTexts,
      heroSlides,
      personalised,
      paintingsPage,
      eventPhotos,
      places,
    ]),
  ),
].filter((sentence) => !ofLaw.has(sentence))

/** Names and prices that are read only after SÍ. */
export const catalogueNames: readonly string[] = [
  ...new Set([
    ...products.map(({ title }) => title as string),
    ...paintings.map(({ title }) => title as string),
    ...artists.map(({ name }) => name),
    premiumPrice,
    classicPrice,
  ]),
].sort()

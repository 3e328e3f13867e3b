import { readFileSync } from 'node:fs'
import { artistPortraits } from '../../../src/content/artistPortraits'
import { bottleDifferences } from '../../../src/content/bottleDifferences'
import { nameHours } from '../../../src/content/openHours'
import { allFacts, type AllFacts } from '../../../src/content/ownerFacts'
import { findPainting } from '../../../src/content/paintings'
import { personalised } from '../../../src/content/personalised'
import { quote } from '../../../src/content/quote'
import { story } from '../../../src/content/story'
import { tastingNotes } from '../../../src/content/tastingNotes'
import { estimateOrder } from '../../../src/features/quote/estimateOrder'
import { lotAddress } from '../../../src/shared/lotAddress'
import { findPlace } from '../../../tools/launch-check/factPlaces'
import { transcriptDay } from '../../screen-reader/support/transcriptDay'

const { value: temperature } = allFacts.servingTemperature
const [hours] = allFacts.openHours.value
const example = estimateOrder({ size: null, bottles: '', line: null })

/**
 * Words in which the page of each fact says it; nothing where the owner names none. Left out is what stands around every
 * page, in pictures, in links or in files alone.
 */
const words: Readonly<Partial<Record<keyof AllFacts, string | undefined>>> = {
  foundedYear: String(allFacts.foundedYear.value),
  founderMotherBirthplace: allFacts.founderMotherBirthplace.value,
  foundersVillage: allFacts.foundersVillage.value,
  founderQuote: allFacts.founderQuote.value,
  making: story.making.lead,
  artistNames: allFacts.artistNames['artista-de-los-llanos'].value,
  artistBiographies: artistPortraits['artista-del-altiplano'].bio[0],
  paintingRecords: findPainting('totem-de-las-alturas').text,
  tastingNotes: tastingNotes['singani-premium-1'].nose,
  bottleVolumeMl: `${allFacts.bottleVolumeMl.value} ml`,
  vineyardValley: allFacts.vineyardValley.value,
  servingTemperature: temperature ? `${temperature[1]} °C` : undefined,
  delivery: allFacts.delivery.cost.value,
  video: personalised.video.play,
  mail: allFacts.mail.value,
  eventPrices: example ? quote.estimate.price(example.price, example.weeks) : undefined,
  bottleDifferences: bottleDifferences['singani-premium-1'],
  allergens: allFacts.allergens.value,
  house: allFacts.house.value.name,
  openHours: hours && nameHours(hours),
  shops: allFacts.shops.value[0]?.name,
  publicEvents: allFacts.publicEvents.value.find(({ last }) => last >= transcriptDay)?.name,
}

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ')

/** What a screen reader says of a page, as it was reviewed. */
function readTranscript(address: string) {
  const { pathname } = new URL(address, 'https://bohemia.test')
  const name = pathname.slice(1).replaceAll('/', '-') || 'inicio'
  return withPlainSpaces(readFileSync(`__tests__/screen-reader/transcripts/pages/${name}.txt`, 'utf8'))
}

const said = Object.entries(words).flatMap(([key, text]) =>
  text === undefined ? [] : [[key, text] as const],
)

test.each(said)('the page to which the owner is sent for %s says it', (key, text) => {
  expect(readTranscript(findPlace(key).page)).toContain(withPlainSpaces(text))
})

test('the page to which the owner is sent for the lots is that of the first one', () => {
  expect(findPlace('lots').page).toBe(lotAddress(allFacts.lots.value[0]!))
})

import '../../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { artists } from '../../../src/content/artists'
import { currentLot } from '../../../src/content/lots'
import { lotFacts } from '../../../src/content/lotPage'
import { ownerLots } from '../../../src/content/ownerLots'
import { findProduct } from '../../../src/content/products'
import { quote } from '../../../src/content/quote'
import { estimateOrder } from '../../../src/features/quote/estimateOrder'

// What the owner has told, as the built site shows it: tests name none of it, since it changes.

export const lotId = currentLot('singani-premium-1').id

/** A lot of another bottle. */
export const otherLotId = currentLot('singani-clasico-2').id

/** The last of the first bottle that the owner lists: an older one, where there is one. */
export const listedLot = ownerLots.lots.value.findLast(({ product }) => product === 'singani-premium-1')!

/** How many bottles were made of that one. */
export const listedLotSize = lotFacts(listedLot, findProduct(listedLot.product)!).find(
  ({ name }) => name === 'Tanda',
)!.value

const example = estimateOrder({ size: null, bottles: '', line: null })

/** The price of personalised bottles before anything is chosen; undefined where the owner names no price. */
export const exampleCost = example ? quote.estimate.price(example.price, example.weeks) : undefined

/** Who paints for events. */
export const artistName = artists.find(({ id }) => id === 'artista-de-los-valles')!.name

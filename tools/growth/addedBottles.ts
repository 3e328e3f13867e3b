import { createHash } from 'node:crypto'
import { firstBottles } from '../../src/content/firstBottles'

const rank = (word: string, place: number, seed: number) =>
  createHash('sha256').update(`${seed} ${place} ${word}`).digest('hex')

/** The same words in another order, so that no compressor finds one bottle's text in another's. */
const shuffle = (text: string, seed: number) =>
  text
    .split(' ')
    .map((word, place) => ({ word, rank: rank(word, place, seed) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ word }) => word)
    .join(' ')

/** What an added bottle does not share with the one of the first bottles that it is modelled on. */
function createBottle(index: number) {
  const model = index % firstBottles.length
  const { id, opening, body, painting } = firstBottles[model]!
  return {
    model,
    own: {
      id: `${id.replace(/\d+$/, '')}${100 + index}`,
      opening: shuffle(opening, index),
      body: shuffle(body, index),
    },
    painting: {
      id: `obra-${index + 1}`,
      title: shuffle(painting.title, index),
      text: shuffle(painting.text, index),
    },
    alt: shuffle(painting.image.alt, index),
  }
}

/**
 * The code of a list of added bottles, with the pictures of their models.
 * @param models the name that the first bottles have there
 * @param from index in the catalogue of the first one
 * @param to index of the one after the last
 */
export const addedBottles = (models: string, from: number, to: number) =>
  `${JSON.stringify(Array.from({ length: to - from }, (_, at) => createBottle(from + at)))}
.map(({ model, own, painting, alt }) => {
  const bottle = ${models}[model]
  const image = { ...bottle.painting.image, alt }
  return { ...bottle, ...own, painting: { ...bottle.painting, ...painting, image } }
})`

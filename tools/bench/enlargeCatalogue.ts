import { createHash } from 'node:crypto'
import { products } from '../../src/content/products'

const rank = (word: string, place: number, seed: number) =>
  createHash('sha256').update(`${seed} ${place} ${word}`).digest('hex')

/** The same words in another order, so that no compressor finds one bottle's text in another's. */
const shuffled = (text: string, seed: number) =>
  text
    .split(' ')
    .map((word, place) => ({ word, rank: rank(word, place, seed) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ word }) => word)
    .join(' ')

/** What an added bottle does not share with the one it is modelled on. */
const createBottle = (index: number) => {
  const { line, desc, namePainting } = products[index % products.length]!
  return {
    id: `singani-${line}-${index}`,
    desc: shuffled(desc, index),
    namePainting: shuffled(namePainting, index),
  }
}

const list = 'export const products: readonly Product[] ='

/** Makes the bottles of `content/products.ts` as many as the bench asks for. */
export function enlargeCatalogue(source: string, wanted: number): string {
  if (!source.includes(list))
    throw new Error('content/products.ts no longer holds its list as the bench knows it.')
  const count = wanted - products.length
  const more = Array.from({ length: count }, (_, place) => createBottle(products.length + place))
  return `${source.replace(list, 'const originals: readonly Product[] =')}
const more = ${JSON.stringify(more)}
export const products = [
  ...originals,
  ...more.map((own, place) => ({ ...originals[place % originals.length], ...own })),
] as unknown as readonly Product[]
`
}

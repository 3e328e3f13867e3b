import { artists } from '../../content/artists'
import { classicPrice, premiumPrice } from '../../content/constants'
import { paintings } from '../../content/paintings'
import { products } from '../../content/products'

/** Names and prices that nobody reads before SÍ. */
const words: readonly string[] = [
  ...new Set([
    ...products.map(({ title }) => title as string),
    ...paintings.map(({ title }) => title as string),
    ...artists.map(({ name }) => name),
    premiumPrice,
    classicPrice,
  ]),
].sort()

const isText = (path: string) => !/\.(avif|webp|jpg|png|woff2|ico|mp4|webm)$/.test(path)

/** Words of the catalogue in what a visitor reads. */
export const catalogueWordsOf = (text: string): string[] => words.filter((word) => text.includes(word))

/** Words of the catalogue in a file; an HTML file's head is for search engines and is left out. */
export function catalogueWordsIn(path: string, file: Buffer): string[] {
  if (!isText(path)) return []
  const text = file.toString('utf8')
  return catalogueWordsOf(text.slice(Math.max(0, text.indexOf('<body'))))
}

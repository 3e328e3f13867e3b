import { checkHead } from '../build/head/checkHead'
import { catalogueNames, catalogueSentences, lettersOf } from './catalogueSentences'

const isText = (path: string) => !/\.(avif|webp|jpg|png|woff2|ico|mp4|webm)$/.test(path)
const isHtml = (text: string) => /^\s*<!doctype html/i.test(text)

/** Names, prices and sentences of the catalogue in a text. */
export function findCatalogueWordsInText(text: string): string[] {
  const letters = lettersOf(text)
  return [
    ...catalogueNames.filter((name) => text.includes(name)),
    ...catalogueSentences.filter((sentence) => letters.includes(sentence)),
  ]
}

/**
 * The catalogue's words in a file received before SÍ. In an HTML file, the elements of the head that headRules.ts lists
 * may name the page.
 */
export function findCatalogueWordsInFile(path: string, file: Buffer): string[] {
  if (!isText(path)) return []
  const text = file.toString('utf8')
  if (!isHtml(text)) return findCatalogueWordsInText(text)
  const { leaks, rest } = checkHead(text)
  return [...leaks, ...findCatalogueWordsInText(rest)]
}

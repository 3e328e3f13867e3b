import { previewLength } from '../content/constants'

/**
 * First characters of a description and an ellipsis (spec §2, §9).
 * Counts what a reader calls characters, so none is ever cut in two.
 */
export function preview(text: string, length: number = previewLength): string {
  const characters = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)
  let start = ''
  let left = length
  for (const { segment } of characters) {
    if (left-- === 0) break
    start += segment
  }
  return `${start}…`
}

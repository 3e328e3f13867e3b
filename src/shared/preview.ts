import { previewLength } from '../content/constants'

/**
 * First characters of a description and an ellipsis (spec §2, §9).
 * Counts what a reader calls characters, so none is ever cut in two.
 */
export function preview(text: string, length: number = previewLength): string {
  const characters = Array.from(new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text))
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`
}

import { quoteLimits } from '../../content/constants'
import { splitCharacters } from '../../shared/splitCharacters'

interface Room {
  /** In the units of `measure`. */
  readonly width: number
  readonly maxSize: number
  readonly minSize: number
  readonly maxLines: number
}

interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** Controls, marks of direction, half emoji and ends of lines, which no label can show. */
const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Code units that are read of a longer text: splitting a whole book would take seconds. */
const mostCodeUnits = 2000

/** One line of what was typed, as far as the label has room. */
export const tidyText = (text: string) =>
  splitCharacters(text.slice(0, mostCodeUnits).replace(unshowable, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, quoteLimits.label.characters)
    .join('')

/** Not after «y» and «e», which begin the next line if it has room for them. */
const breakable = /(?<!(?:^| )[ye]) /iu

/** Breaks at spaces, and inside a word that is wider than a line. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(breakable).flatMap((part) => (measure(part) > width ? part.split(' ') : [part]))
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of splitCharacters(word)) {
      if (line && measure(line + character) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line ? [...lines, line] : lines
}

/** How much smaller each attempt is. */
const step = 0.92

/** As many lines, as equal as they can be: those of the narrowest width that leaves every word whole. */
function balance(lines: readonly string[], width: number, measure: (text: string) => number) {
  const text = lines.join(' ')
  let balanced = lines
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrap(text, width * share, measure)
    if (narrower.length > lines.length || narrower.join(' ') !== text) break
    balanced = narrower
  }
  return balanced
}

/**
 * The largest size at which a text fits, and its lines; at the smallest size what is left over is cut off.
 * @param measure the width of a text that is one unit high
 */
export function fitText(text: string, room: Room, measure: (text: string) => number): FittedText {
  const { width, maxSize, minSize, maxLines } = room
  for (let size = maxSize; ; size = Math.max(minSize, size * step)) {
    const lines = wrap(text, width / size, measure)
    if (lines.length <= maxLines && lines.every((line) => measure(line) * size <= width))
      return { size, lines: balance(lines, width / size, measure) }
    if (size <= minSize) return { size, lines: lines.slice(0, maxLines) }
  }
}

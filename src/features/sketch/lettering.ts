import { italic, poster, sans } from '../../shared/canvasFonts'
import { fitText } from './fitText'
import type { Brush } from './techniques/brush'

/** Waits for the typefaces of the label; without them the sketch is drawn in those the device has. */
export const loadTypefaces = () =>
  Promise.allSettled([poster(20), italic(20), sans(20)].map((font) => document.fonts.load(font)))

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Names, phrase and day are measured at this size: small sizes are rounded by some browsers. */
const measuredAt = 100

/** Text in the middle of its place, as large as it fits. @param leading height of a line, in sizes */
export function drawFittedText(
  brush: Brush,
  text: string,
  font: (size: number) => string,
  { x, y, width, height }: Place,
  { maxSize, maxLines, leading = 1.05 }: { maxSize: number; maxLines: number; leading?: number },
) {
  const measure = (line: string) => {
    brush.font = font(measuredAt)
    return brush.measureText(line).width / measuredAt
  }
  const fits = (lines: number) =>
    fitText(
      text,
      { width, maxSize: Math.min(maxSize, height / (lines * leading)), minSize: 6, maxLines: lines },
      measure,
    )
  const attempts = Array.from({ length: maxLines }, (_, index) => fits(index + 1))
  const best = attempts.reduce((a, b) => (b.size > a.size * 1.08 ? b : a))
  brush.save()
  brush.beginPath()
  brush.rect(x, y - height * 0.1, width, height * 1.2)
  brush.clip()
  brush.font = font(best.size)
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  const line = best.size * leading
  const first = y + height / 2 - ((best.lines.length - 1) * line) / 2
  best.lines.forEach((words, index) => brush.fillText(words, x + width / 2, first + index * line))
  brush.restore()
}

import { mix, shade } from '../colour'
import type { Random } from '../../../shared/random'
import type { boxOf, Brush } from './brush'

const threads = ['#8e0e33', '#f0a43c', '#f4f5ef', '#0e6f6a', '#1c2a78']

type Box = ReturnType<typeof boxOf>

/** Lines of a newspaper. */
function print(brush: Brush, colour: string, { left, top, width, height }: Box, random: Random) {
  brush.fillStyle = shade(colour, -0.55)
  brush.globalAlpha = 0.5
  for (let y = top; y < top + height; y += 6)
    for (let x = left; x < left + width;) {
      const word = 4 + random() * 13
      brush.fillRect(x, y, word, 2.2)
      x += word + 3
    }
}

/** A woven cloth. */
function weave(brush: Brush, colour: string, { left, top, width, height }: Box, random: Random) {
  brush.globalAlpha = 0.8
  for (let y = top; y < top + height;) {
    const thread = 3 + random() * 6
    brush.fillStyle = mix(colour, threads[Math.floor(random() * threads.length)] ?? colour, 0.42)
    if (random() < 0.5) brush.fillRect(left, y, width, thread)
    y += thread
  }
}

/** Dots of gift paper. */
function dots(brush: Brush, colour: string, { left, top, width, height }: Box) {
  brush.fillStyle = shade(colour, 0.62)
  brush.globalAlpha = 0.7
  for (let row = 0; row * 9 < height; row++)
    for (let x = left + (row % 2) * 5; x < left + width; x += 10) {
      brush.beginPath()
      brush.arc(x, top + row * 9, 2.3, 0, 7)
      brush.fill()
    }
}

/** What some of the pieces are cut from; the others are plain. */
const papers = [print, dots, weave]

export function printPaper(brush: Brush, colour: string, kind: number, box: Box, random: Random) {
  papers[kind]?.(brush, colour, box, random)
}

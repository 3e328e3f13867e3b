import { mix, shade } from '../colour'
import { spread, type Random } from '../random'
import { paintingSize, type Point, type Shape } from '../shapes'
import { boxOf, trace, within, type Brush, type Hand } from './brush'

/** Lines of print, woven stripes, dots of a risograph: what the pieces of paper are cut from. */
function printPaper(
  brush: Brush,
  { colour }: Shape,
  kind: number,
  box: ReturnType<typeof boxOf>,
  random: Random,
) {
  const { left, top, width, height } = box
  if (kind === 0) {
    brush.fillStyle = shade(colour, -0.4)
    brush.globalAlpha = 0.32
    for (let y = top; y < top + height; y += 4.6)
      for (let x = left; x < left + width;) {
        const word = 3 + random() * 11
        brush.fillRect(x, y, word, 1.5)
        x += word + 2.4
      }
  }
  if (kind === 1) {
    const threads = ['#8e0e33', '#f0a43c', '#f4f5ef', '#0e6f6a', '#1c2a78']
    brush.globalAlpha = 0.55
    for (let y = top; y < top + height; y += 2.6) {
      brush.fillStyle = mix(colour, threads[Math.floor(random() * 5)] ?? colour, 0.5)
      brush.fillRect(left, y, width, 1.2)
    }
  }
  if (kind === 2) {
    brush.fillStyle = shade(colour, 0.45)
    brush.globalAlpha = 0.5
    for (let y = top; y < top + height; y += 4.4)
      for (let x = left; x < left + width; x += 4.4) brush.fillRect(x + (y % 2), y, 1.5, 1.5)
  }
}

/** Cut by hand: corners a little off. */
const cut = (points: readonly Point[], random: Random, reach: number) =>
  points.map(([x, y]): Point => [x + spread(random, reach), y + spread(random, reach)])

/** Pieces of paper and cloth with their white edge and shadow, and a seam of thread. */
export const collage: Hand = {
  paint(brush, shape, random, pixels) {
    const box = boxOf(shape.points)
    const size = Math.min(box.width, box.height)
    const piece = { ...shape, points: cut(shape.points, random, Math.min(1.3, size * 0.03)) }
    brush.save()
    brush.shadowColor = 'rgb(18 11 27 / 45%)'
    brush.shadowBlur = Math.min(6, 1 + size * 0.06) * pixels
    brush.shadowOffsetX = Math.min(2.2, size * 0.04) * pixels
    brush.shadowOffsetY = Math.min(3, size * 0.06) * pixels
    trace(brush, piece.points)
    brush.fillStyle = brush.strokeStyle = '#fbf7ec'
    brush.lineJoin = 'round'
    brush.lineWidth = Math.min(2.8, size * 0.06)
    brush.fill()
    brush.stroke()
    brush.restore()
    trace(brush, piece.points)
    brush.fillStyle = shape.colour
    brush.fill()
    if (size > 22) within(brush, piece, () => printPaper(brush, piece, Math.floor(random() * 5), box, random))
  },
  finish(brush) {
    const { width, height } = paintingSize
    brush.lineCap = 'butt'
    for (const [colour, shift] of [
      ['rgb(18 11 27 / 55%)', 1],
      ['#f6d27a', 0],
    ] as const) {
      brush.strokeStyle = colour
      brush.lineWidth = 2.2
      brush.setLineDash([9, 6])
      brush.strokeRect(8 + shift, 8 + shift, width - 16, height - 16)
    }
    brush.setLineDash([])
  },
}

import { shade } from '../colour'
import { randomAround, type Random } from '../../../shared/random'
import { paintingSize, rect, type Point, type Shape } from '../shapes'
import { boxOf, trace, within, type Brush, type TechniquePainter } from './brush'
import { printPaper } from './papers'

/** Torn: a point every few units of the edge, each a little off. */
function tear(points: readonly Point[], random: Random, reach: number, step: number): Point[] {
  return points.flatMap(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y]
    const pieces = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / step))
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = piece / pieces
      return [
        x + (toX - x) * share + randomAround(random, reach),
        y + (toY - y) * share + randomAround(random, reach),
      ]
    })
  })
}

/** One piece of paper: its shadow, its white torn edge, its colour and print. */
function glue(brush: Brush, shape: Shape, random: Random, scale: number, kind: number) {
  const box = boxOf(shape.points)
  const size = Math.min(box.width, box.height)
  const isTorn = size > 26
  const points = isTorn ? tear(shape.points, random, 1.5, 5) : shape.points
  const core = tear(shape.points, random, 1.2, 4)
  brush.save()
  brush.shadowColor = 'rgb(18 11 27 / 55%)'
  brush.shadowBlur = Math.min(7, 1 + size * 0.08) * scale
  brush.shadowOffsetX = Math.min(2.4, size * 0.05) * scale
  brush.shadowOffsetY = Math.min(3.6, size * 0.08) * scale
  trace(brush, points)
  brush.fillStyle = brush.strokeStyle = isTorn ? '#fdf9ef' : shape.colour
  brush.lineJoin = 'round'
  brush.lineWidth = isTorn ? 4.6 : 0.1
  brush.fill()
  brush.stroke()
  brush.restore()
  trace(brush, isTorn ? core : points)
  brush.fillStyle = shape.colour
  brush.fill()
  if (isTorn)
    within(brush, { ...shape, points: core }, () => printPaper(brush, shape.colour, kind, box, random))
}

/** The ground is pasted from several sheets. */
function patch(brush: Brush, shape: Shape, random: Random, scale: number) {
  const [columns, rows] = [2, 3]
  const [width, height] = [paintingSize.width / columns, paintingSize.height / rows]
  for (let index = 0; index < columns * rows; index++) {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    const turn = randomAround(random, 12)
    const colour = shade(shape.colour, randomAround(random, 0.16))
    glue(brush, rect(colour, 0, x - 12, y - 12 + turn, width + 24, height + 24), random, scale, index)
  }
}

/** Tape that holds a corner. */
function tape(brush: Brush, x: number, y: number, angle: number) {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  brush.fillStyle = 'rgb(246 233 190 / 72%)'
  brush.fillRect(-34, -9, 68, 18)
  brush.fillStyle = 'rgb(255 255 255 / 40%)'
  for (let stripe = -30; stripe < 34; stripe += 9) brush.fillRect(stripe, -9, 3, 18)
  brush.restore()
}

/** Torn and cut pieces of printed paper and cloth, each with its shadow, a seam of thread, tape on the corners. */
export const collage: TechniquePainter = {
  paint(brush, shape, random, scale) {
    const isGround = shape.points.length === 4 && boxOf(shape.points).height >= paintingSize.height
    if (isGround) patch(brush, shape, random, scale)
    else glue(brush, shape, random, scale, Math.floor(random() * 6))
  },
  finish(brush) {
    const { width, height } = paintingSize
    brush.strokeStyle = '#fdf6e3'
    brush.lineWidth = 2.6
    brush.setLineDash([11, 7])
    brush.strokeRect(9, 9, width - 18, height - 18)
    brush.setLineDash([])
    tape(brush, 20, 18, -0.7)
    tape(brush, width - 20, 18, 0.7)
  },
}

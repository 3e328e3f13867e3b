import { mix } from '../colour'
import { randomAround } from '../../../shared/random'
import { paintingSize } from '../shapes'
import { boxOf, breadthOf, flowAt, grain, hasPoint, trace, type Brush, type TechniquePainter } from './brush'

const paper = '#efe3d2'

/** Beyond the canvas, from where a form throws its soft image. */
const away = 4000

/** A form without an edge: the blurred image that it throws. */
function dust(
  brush: Brush,
  points: Parameters<typeof trace>[1],
  colour: string,
  blur: number,
  scale: number,
) {
  brush.save()
  brush.shadowColor = brush.fillStyle = colour
  brush.shadowBlur = blur * scale
  brush.shadowOffsetX = away * scale
  brush.translate(-away, 0)
  trace(brush, points)
  brush.fill()
  brush.restore()
}

/** Soft: forms without an edge, pale and rubbed, a few broad strokes of the side of the chalk, and the paper's tooth. */
export const pastel: TechniquePainter = {
  paint(brush, shape, random, scale) {
    const { left, top, width, height } = boxOf(shape.points)
    const breadth = breadthOf(shape.points)
    dust(brush, shape.points, mix(shape.colour, paper, 0.2), Math.min(9, breadth * 0.3), scale)
    if (breadth < 14) return
    brush.lineCap = 'round'
    const isInside = hasPoint(brush, shape.points, scale)
    for (let count = (width * height) / 300; count > 0; count--) {
      const [x, y] = [left + random() * width, top + random() * height]
      if (!isInside(x, y)) continue
      const angle = flowAt(shape.flow, x, y) * 0.4 + 0.7 + randomAround(random, 0.15)
      const [dx, dy] = [Math.cos(angle) * 15, Math.sin(angle) * 15]
      brush.globalAlpha = 0.12 + random() * 0.16
      brush.strokeStyle = mix(shape.colour, random() < 0.6 ? '#ffffff' : '#6b4a86', 0.3)
      brush.lineWidth = 3 + random() * 5
      brush.beginPath()
      brush.moveTo(x - dx, y - dy)
      brush.lineTo(x + dx, y + dy)
      brush.stroke()
    }
  },
  finish(brush, random, scale) {
    const { width, height } = paintingSize
    // Toward the edges the paper stays bare.
    brush.lineCap = 'round'
    brush.strokeStyle = paper
    for (let count = 0; count < 260; count++) {
      const [isAcross, share, far] = [random() < 0.5, random(), random() < 0.5]
      const inset = random() * random() * 15
      const [x, y] = isAcross
        ? [share * width, far ? height - inset : inset]
        : [far ? width - inset : inset, share * height]
      const [dx, dy] = isAcross
        ? [9 + random() * 14, randomAround(random, 2)]
        : [randomAround(random, 2), 9 + random() * 14]
      brush.globalAlpha = 0.35 + random() * 0.5
      brush.lineWidth = 3 + random() * 5
      brush.beginPath()
      brush.moveTo(x - dx, y - dy)
      brush.lineTo(x + dx, y + dy)
      brush.stroke()
    }
    for (const [colour, share, alpha] of [
      [paper, 0.16, 0.44],
      ['#ffffff', 0.05, 0.4],
      ['#5b3a66', 0.05, 0.16],
    ] as const) {
      brush.globalAlpha = alpha
      brush.fillStyle = grain(brush, random, colour, share) ?? 'transparent'
      // A grain is a pixel, whatever the size.
      brush.save()
      brush.scale(1 / scale, 1 / scale)
      brush.fillRect(0, 0, width * scale, height * scale)
      brush.restore()
    }
    brush.globalAlpha = 1
  },
}

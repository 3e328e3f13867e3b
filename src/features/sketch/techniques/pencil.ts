import { mix } from '../colour'
import { randomAround } from '../../../shared/random'
import { boxOf, breadthOf, flowAt, hasPoint, trace, within, type TechniquePainter } from './brush'

const paper = '#f8f4e9'
const graphite = '#453a53'

/** Before a technique is chosen: a pale wash, lines of coloured pencil that follow the form, and an outline drawn twice. */
export const pencil: TechniquePainter = {
  paint(brush, shape, random, scale) {
    const { left, top, width, height } = boxOf(shape.points)
    const breadth = breadthOf(shape.points)
    brush.lineCap = 'round'
    within(brush, shape, () => {
      brush.fillStyle = mix(shape.colour, paper, 0.66)
      brush.fillRect(left, top, width, height)
    })
    const isInside = hasPoint(brush, shape.points, scale)
    brush.strokeStyle = shape.colour
    brush.lineWidth = 1.1
    const length = Math.min(15, 3 + breadth * 0.5)
    for (let count = (width * height) / (length * 2.4); count > 0; count--) {
      const [x, y] = [left + random() * width, top + random() * height]
      if (!isInside(x, y)) continue
      const angle = flowAt(shape.flow, x, y) + 0.5 + randomAround(random, 0.2)
      const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
      brush.globalAlpha = 0.2 + random() * 0.3
      brush.beginPath()
      brush.moveTo(x - dx, y - dy)
      brush.lineTo(x + dx, y + dy)
      brush.stroke()
    }
    brush.strokeStyle = graphite
    brush.lineWidth = 0.8
    brush.globalAlpha = Math.min(0.6, 0.16 + breadth * 0.02)
    for (let line = 0; line < 2; line++) {
      trace(
        brush,
        shape.points.map(([x, y]) => [x + randomAround(random, 0.7), y + randomAround(random, 0.7)]),
      )
      brush.stroke()
    }
  },
  finish() {},
}

import { shade } from '../colour'
import { spread, type Random } from '../random'
import type { Shape } from '../shapes'
import { boxOf, flowAt, within, type Brush, type Hand } from './brush'

/** One stroke with its ridge: a shadow under it, the paint, the light on its edge. */
function stroke(brush: Brush, { colour, flow }: Shape, random: Random, x: number, y: number, length: number) {
  const angle = flowAt(flow, x, y) + spread(random, 0.32)
  const width = length * (0.2 + random() * 0.1)
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2]
  const bend = spread(random, length * 0.12)
  const tone = spread(random, 0.17)
  const draw = (style: string, size: number, shift: number, alpha: number) => {
    brush.globalAlpha = alpha
    brush.strokeStyle = style
    brush.lineWidth = size
    brush.beginPath()
    brush.moveTo(x - dx + shift, y - dy + shift)
    brush.quadraticCurveTo(x + shift - bend, y + shift + bend, x + dx + shift, y + dy + shift)
    brush.stroke()
  }
  draw(shade(colour, -0.5), width, width * 0.3, 0.3)
  draw(shade(colour, tone), width, 0, 0.95)
  draw(shade(colour, 0.5 + tone), width * 0.2, -width * 0.3, 0.5)
}

/** Thick: strokes that follow the form, each with a ridge that takes the light. */
export const oil: Hand = {
  paint(brush, shape, random) {
    const { left, top, width, height } = boxOf(shape.points)
    within(brush, shape, () => {
      brush.fillStyle = shade(shape.colour, -0.14)
      brush.fillRect(left, top, width, height)
      brush.lineCap = 'round'
      const size = Math.sqrt(width * height)
      const isSmall = size < 26
      const length = Math.min(30, Math.max(3, size * (isSmall ? 0.6 : 0.3)))
      const count = isSmall ? 9 : Math.ceil(((size * size) / (length * length * 0.25)) * 1.2)
      for (let index = 0; index < count; index++)
        stroke(brush, shape, random, left + random() * width, top + random() * height, length)
    })
  },
  finish() {},
}

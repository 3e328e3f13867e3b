import { mix, shade } from '../colour'
import { spread } from '../random'
import { paintingSize } from '../shapes'
import { boxOf, flowAt, grain, trace, type Hand } from './brush'

const paper = '#f1e6d6'

/** Dusty: a veil of colour, chalk lines over its edge, and the tooth of the paper showing through. */
export const pastel: Hand = {
  paint(brush, shape, random, pixels) {
    const { left, top, width, height } = boxOf(shape.points)
    const size = Math.sqrt(width * height)
    const colour = shade(shape.colour, 0.16)
    brush.save()
    trace(brush, shape.points)
    brush.globalAlpha = 0.72
    brush.fillStyle = colour
    brush.fill()
    brush.lineCap = 'round'
    const length = Math.min(26, Math.max(3, size * 0.34))
    const count = Math.ceil((width * height) / (length * 2.6))
    for (let index = 0; index < count; index++) {
      const [x, y] = [left + random() * width, top + random() * height]
      trace(brush, shape.points)
      // Asked in pixels: it takes no account of the scale.
      if (!brush.isPointInPath(x * pixels, y * pixels)) continue
      const angle = flowAt(shape.flow, x, y) * 0.4 + 0.7 + spread(random, 0.12)
      brush.globalAlpha = 0.2 + random() * 0.3
      brush.strokeStyle = mix(shape.colour, random() < 0.62 ? paper : '#5b3a66', 0.16 + random() * 0.3)
      brush.lineWidth = Math.min(2.6, 0.6 + size * 0.02)
      brush.beginPath()
      brush.moveTo(x - Math.cos(angle) * length * 0.5, y - Math.sin(angle) * length * 0.5)
      brush.lineTo(x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5)
      brush.stroke()
    }
    brush.restore()
  },
  finish(brush, random) {
    const { width, height } = paintingSize
    for (const [colour, share, alpha] of [
      [paper, 0.11, 0.8],
      ['#5b3a66', 0.03, 0.25],
    ] as const) {
      brush.globalAlpha = alpha
      brush.fillStyle = grain(brush, random, colour, share) ?? 'transparent'
      brush.save()
      brush.scale(0.8, 0.8)
      brush.fillRect(0, 0, width / 0.8, height / 0.8)
      brush.restore()
    }
    brush.globalAlpha = 1
  },
}

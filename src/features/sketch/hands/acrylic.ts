import { shade } from '../colour'
import { spread } from '../random'
import { paintingSize } from '../shapes'
import { boxOf, trace, within, type Hand } from './brush'

/** Flat and bright: two tones of a colour with a hard edge, and a dark contour. */
export const acrylic: Hand = {
  paint(brush, shape, random) {
    const { left, top, width, height } = boxOf(shape.points)
    const size = Math.min(width, height)
    trace(brush, shape.points)
    brush.fillStyle = shape.colour
    brush.fill()
    within(brush, shape, () => {
      brush.fillStyle = shade(shape.colour, size > 120 ? 0.09 : 0.2)
      brush.translate(-size * 0.16, -size * 0.18)
      trace(brush, shape.points)
      brush.fill()
      if (size < 40) return
      brush.fillStyle = shade(shape.colour, -0.1)
      brush.globalAlpha = 0.3
      for (let index = 0; index < size / 14; index++)
        brush.fillRect(left + random() * width * 0.7, top + random() * height * 1.3, width * 0.5, 1.1)
    })
    if (size > 200) return
    trace(brush, shape.points)
    brush.lineJoin = 'round'
    brush.lineWidth = Math.min(1.5, 0.5 + size * 0.02) + spread(random, 0.15)
    brush.strokeStyle = shade(shape.colour, -0.62)
    brush.stroke()
  },
  finish(brush) {
    brush.strokeStyle = '#1b1226'
    brush.lineWidth = 3
    brush.strokeRect(0, 0, paintingSize.width, paintingSize.height)
  },
}

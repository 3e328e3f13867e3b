import { saturate, shade } from '../colour'
import { boxOf, trace, within, type TechniquePainter } from './brush'

/** Flat and bright, as along masking tape: each patch in two or three tones with a hard edge, and no line round it. */
export const acrylic: TechniquePainter = {
  paint(brush, shape) {
    const { width, height } = boxOf(shape.points)
    const size = Math.min(width, height)
    const colour = saturate(shape.colour, 0.42)
    within(brush, shape, () => {
      brush.fillStyle = shade(colour, size > 60 ? 0 : -0.2)
      brush.fillRect(-9, -9, 400, 400)
      // The lit part is the same form, moved up and left; of what is small the rest is its edge.
      const shift = size > 60 ? size * 0.16 : size * 0.1
      brush.translate(-shift, -shift)
      trace(brush, shape.points)
      brush.fillStyle = size > 60 ? shade(colour, 0.12) : colour
      brush.fill()
      if (size < 12) return
      brush.translate(-shift * 1.4, -shift * 1.4)
      trace(brush, shape.points)
      brush.fillStyle = shade(colour, size > 60 ? 0.2 : 0.24)
      brush.fill()
    })
  },
  finish() {},
}

import { mix, shade } from '../colour'
import { randomAround, type Random } from '../../../shared/random'
import type { Point, Shape } from '../shapes'
import { boxOf, breadthOf, flowAt, hasPoint, within, type Brush, type TechniquePainter } from './brush'

/** What is left of other colours on the brush. */
const remains = ['#f6c65b', '#d8395c', '#2c4a9a', '#fff6e0', '#35206b'] as const

/**
 * One stroke with its ridge: a shadow under it, streaks of the bristles that end here and there, the light on its edge.
 * @param relief how high the paint stands, 0 to 1
 */
function stroke(
  brush: Brush,
  { colour, flow }: Shape,
  random: Random,
  [x, y]: Point,
  length: number,
  relief: number,
) {
  const angle = flowAt(flow, x, y) + randomAround(random, 0.34)
  const width = length * (0.26 + random() * 0.12)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bend = randomAround(random, length * 0.14)
  // The light comes from above.
  const lit = cos > 0 ? -1 : 1
  const draw = (style: string, size: number, across: number, alpha: number) => {
    const along = randomAround(random, length * 0.1)
    const [left, top] = [
      x - sin * across * width * lit + cos * along,
      y + cos * across * width * lit + sin * along,
    ]
    brush.globalAlpha = alpha
    brush.strokeStyle = style
    brush.lineWidth = size * width
    brush.beginPath()
    brush.moveTo(left - (cos * length) / 2, top - (sin * length) / 2)
    brush.quadraticCurveTo(
      left - sin * bend,
      top + cos * bend,
      left + (cos * length) / 2,
      top + (sin * length) / 2,
    )
    brush.stroke()
  }
  const paint = mix(
    colour,
    remains[Math.floor(random() * remains.length)] ?? colour,
    random() * 0.26 * relief,
  )
  const streak = (across: number) => draw(shade(paint, randomAround(random, 0.16)), 0.36, across, 0.96)
  draw(shade(colour, -0.62), 0.9, -0.24, length < 12 ? 0.16 : 0.36 * relief)
  draw(paint, 0.8, 0, 1)
  if (length > 12) for (const across of [-0.36, -0.12, 0.12, 0.34]) streak(across)
  draw(shade(colour, 0.7), 0.14, 0.36, 0.55 * relief)
}

/** Thick: broad strokes and fine ones over them, that follow the form and go over its edge, each with a ridge that takes the light. */
export const oil: TechniquePainter = {
  *paint(brush, shape, random, scale) {
    const { left, top, width, height } = boxOf(shape.points)
    const breadth = breadthOf(shape.points)
    // What is small or narrow keeps its edge.
    const isFine = breadth < 26
    const longest = isFine ? Math.max(3, Math.min(19, breadth * 1.6)) : Math.min(50, breadth * 0.85)
    const isInside = hasPoint(brush, shape.points, scale)
    /** @param layers how often the strokes would cover the shape's box */
    function* cover(length: number, layers: number, relief = 1) {
      const count = Math.ceil(((width * height) / (length * length)) * layers)
      for (let index = 0; index < count; index++) {
        const at: Point = [left + random() * width, top + random() * height]
        if (isInside(...at)) stroke(brush, shape, random, at, length, relief)
        if (index % 40 === 39) yield brush.canvas
      }
    }
    brush.lineCap = 'round'
    within(brush, shape, () => {
      brush.fillStyle = shade(shape.colour, -0.12)
      brush.fillRect(left, top, width, height)
      if (isFine) Array.from(cover(longest, 4))
    })
    if (isFine) return
    yield* cover(longest, 2.6)
    yield* cover(longest * 0.42, 1, 0.4)
  },
  finish() {},
}

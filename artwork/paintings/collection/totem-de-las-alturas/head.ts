import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import {
  contour,
  middle,
  gold,
  red,
  turquoise,
  deepTurquoise,
  cream,
  level,
  slab,
  both,
  box,
  teeth,
} from './built'
import { face } from './face'

/** A stepped hat over a square face that looks straight ahead. */
export function head(c: Composition) {
  ears(c)
  box(c, 225, 668, 1032, '#dd9340')
  face(c)
  box(c, 252, 574, 672, red, level)
  teeth(c, 244, 590, 664, [gold, turquoise], 11)
  box(c, 188, 500, 576, turquoise, level)
  for (const x of [-140, -84, -28, 28, 84, 140]) tile(c, middle + x, 539, x % 56 ? cream : gold)
  box(c, 122, 420, 502, cream, level)
  c.circle(middle, 461, 27, red, { isHardEdged: true, flow: 0 })
  c.circle(middle - 3, 458, 11, gold, { isHardEdged: true, maxRadius: 8 })
}

function ears(c: Composition) {
  both(parsePoints('222,760 284,800 284,930 222,975'), (points, isShaded) =>
    slab(c, points, isShaded ? deepTurquoise : turquoise),
  )
  for (const side of [-1, 1]) {
    c.circle(middle + side * 256, 866, 27, gold, { isHardEdged: true, flow: 0 })
    c.circle(middle + side * 256, 866, 12, red, { isHardEdged: true, maxRadius: 8 })
  }
}

function tile(c: Composition, x: number, y: number, fill: string) {
  const corners: Point[] = [
    [x - 18, y - 18],
    [x + 18, y - 18],
    [x + 18, y + 18],
    [x - 18, y + 18],
  ]
  c.polygon(corners, fill, level)
  contour(c, corners, 4)
}

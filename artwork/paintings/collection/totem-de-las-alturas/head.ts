import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import {
  drawContour,
  middle,
  gold,
  red,
  turquoise,
  deepTurquoise,
  cream,
  level,
  drawSlab,
  both,
  drawBox,
  drawTeeth,
} from './stoneBlocks'
import { drawFace } from './face'

/** A square face under a band of steps; it looks straight ahead. */
export function drawHead(c: Composition) {
  drawEars(c)
  drawBox(c, 225, 700, 1032, '#dd9340')
  drawFace(c)
  drawBox(c, 240, 606, 704, red, level)
  drawTeeth(c, 232, 622, 694, [gold, turquoise], 11)
  drawTile(c)
}

function drawEars(c: Composition) {
  both(parsePoints('222,760 284,800 284,930 222,975'), (points, isShaded) =>
    drawSlab(c, points, isShaded ? deepTurquoise : turquoise),
  )
  for (const side of [-1, 1]) {
    c.circle(middle + side * 256, 866, 27, gold, { isHardEdged: true, flow: 0 })
    c.circle(middle + side * 256, 866, 12, red, { isHardEdged: true, maxRadius: 8 })
  }
}

/** The stone in the middle of the band. */
function drawTile(c: Composition) {
  const corners: Point[] = parsePoints('-54,596 54,596 54,672 24,672 24,700 -24,700 -24,672 -54,672').map(
    ([x, y]): Point => [middle + x, y],
  )
  c.polygon(corners, turquoise, level)
  drawContour(c, corners, 6)
  c.circle(middle, 638, 24, cream, { isHardEdged: true, flow: 0 })
  c.circle(middle, 638, 12, red, { isHardEdged: true, flow: 0 })
}

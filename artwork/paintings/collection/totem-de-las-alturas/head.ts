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

/** A stepped hat over a square face that looks straight ahead. */
export function drawHead(c: Composition) {
  drawEars(c)
  drawBox(c, 225, 668, 1032, '#dd9340')
  drawFace(c)
  drawBox(c, 252, 574, 672, red, level)
  drawTeeth(c, 244, 590, 664, [gold, turquoise], 11)
  drawBox(c, 188, 500, 576, turquoise, level)
  for (const x of [-140, -84, -28, 28, 84, 140]) drawTile(c, middle + x, 539, x % 56 ? cream : gold)
  drawBox(c, 122, 420, 502, cream, level)
  c.circle(middle, 461, 27, red, { isHardEdged: true, flow: 0 })
  c.circle(middle - 3, 458, 11, gold, { isHardEdged: true, maxRadius: 8 })
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

function drawTile(c: Composition, x: number, y: number, fill: string) {
  const corners: Point[] = [
    [x - 18, y - 18],
    [x + 18, y - 18],
    [x + 18, y + 18],
    [x - 18, y + 18],
  ]
  c.polygon(corners, fill, level)
  drawContour(c, corners, 4)
}

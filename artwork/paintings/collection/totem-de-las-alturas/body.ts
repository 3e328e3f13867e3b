import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawChakana, drawChakanaRings } from '../../motifs/chakana'
import {
  middle,
  ink,
  gold,
  paleGold,
  orange,
  red,
  deepRed,
  turquoise,
  deepTurquoise,
  blue,
  cream,
  level,
  drawContour,
  drawBox,
  drawTeeth,
} from './stoneBlocks'

/** The chest: a red cloth in a frame of squares, and on it the golden cross. */
export function drawChest(c: Composition) {
  drawBox(c, 252, 1072, 1500, deepTurquoise)
  drawSquares(c)
  drawBox(c, 178, 1090, 1486, red)
  const glow: Point[] = [
    [middle - 178, 1092],
    [middle - 40, 1092],
    [middle - 178, 1300],
  ]
  c.polygon(glow, shade(red, 0.07, 0.01, 0.03), { flow: Math.PI / 2, isHardEdged: true, minRadius: 3 })
  for (const y of [1116, 1134, 1446, 1464])
    for (const side of [-1, 1])
      c.line(
        [
          [middle + side * 160, y],
          [middle + side * 92, y],
        ],
        y % 4 ? cream : paleGold,
        6,
        { paintLoad: 40 },
      )
  drawChakana(c, middle + 8, 1296, 51, mix(deepRed, ink, 0.5))
  drawChakanaRings(c, middle, 1288, 50, [ink])
  drawChakanaRings(c, middle, 1288, 46, [gold, '#d98a24', paleGold, '#c9502a'])
  drawLitEdge(c)
  c.circle(middle, 1288, 17, turquoise, { isHardEdged: true, flow: 0 })
  c.circle(middle - 3, 1285, 8, cream, { isHardEdged: true, maxRadius: 8 })
  drawBox(c, 278, 1028, 1080, gold, level)
  drawTeeth(c, 268, 1036, 1074, [red, ink, turquoise], 15)
}

/** Light on the edges of the cross that look up and to the left. */
function drawLitEdge(c: Composition) {
  const u = 46
  const edges: Point[][] = [
    parsePoints('-3,1 -3,-1'),
    parsePoints('-3,-1 -2,-1'),
    parsePoints('-2,-1 -2,-2'),
    parsePoints('-2,-2 -1,-2'),
    parsePoints('-1,-2 -1,-3'),
    parsePoints('-1,-3 1,-3'),
  ]
  for (const edge of edges)
    c.line(
      edge.map(([x, y]): Point => [middle + x * u + 6, 1288 + y * u + 6]),
      '#fff0b8',
      5,
      { paintLoad: 60 },
    )
}

function drawSquares(c: Composition) {
  const fills = [cream, red, gold, blue, orange, turquoise]
  for (let row = 0; row < 8; row++)
    for (const side of [-1, 1]) {
      const x = middle + side * 215
      const y = 1112 + row * 50
      const fill = fills[(row + (side > 0 ? 2 : 0)) % fills.length]!
      const corners: Point[] = [
        [x - 22, y - 18],
        [x + 22, y - 18],
        [x + 22, y + 18],
        [x - 22, y + 18],
      ]
      c.polygon(corners, side > 0 ? shade(fill, -0.06) : fill, level)
      drawContour(c, corners, 4)
      c.rect(x - 10, y - 8, 20, 16, fills[(row + 3) % fills.length]!, { ...level, maxRadius: 8 })
    }
}

/** A woven belt between the chest and the puma. */
export function drawBelt(c: Composition) {
  drawBox(c, 292, 1496, 1600, blue, level)
  const count = 9
  for (let cross = 0; cross < count; cross++) {
    const x = middle - 292 + ((cross + 0.5) * 584) / count
    drawChakana(c, x, 1548, 12.5, cross % 2 ? gold : red)
    drawChakana(c, x, 1548, 4.5, cream)
  }
  for (const [y, colour] of [
    [1510, turquoise],
    [1587, gold],
  ] as const) {
    const strip: Point[] = [
      [middle - 290, y - 10],
      [middle + 290, y - 10],
      [middle + 290, y + 10],
      [middle - 290, y + 10],
    ]
    c.polygon(strip, colour, level)
    drawContour(c, strip, 4)
  }
}

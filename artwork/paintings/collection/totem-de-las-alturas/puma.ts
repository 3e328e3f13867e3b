import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import {
  both,
  drawBox,
  drawContour,
  cream,
  deepRed,
  gold,
  ink,
  level,
  middle,
  orange,
  paleGold,
  drawSlab,
  turquoise,
} from './stoneBlocks'

const top = 1600
const bottom = 1890

/** The puma of stone that carries him: ears, square eyes, a closed row of teeth. */
export function drawPuma(c: Composition) {
  both(
    [
      [330, top + 50],
      [300, top - 95],
      [196, top + 10],
    ],
    (points, isShaded) => drawSlab(c, points, isShaded ? '#b8502c' : orange),
  )
  both(
    [
      [300, top + 20],
      [286, top - 50],
      [232, top + 8],
    ],
    (points) => c.polygon(points, deepRed, { flow: 1.3, isHardEdged: true }),
  )
  drawBox(c, 330, top, bottom, orange)
  both(
    [
      [0, top + 4],
      [86, top + 4],
      [54, top + 96],
      [0, top + 120],
    ],
    (points, isShaded) =>
      c.polygon(points, isShaded ? '#b9502e' : '#f6a04c', {
        flow: Math.PI / 2,
        isHardEdged: true,
        minRadius: 3,
      }),
  )
  both(
    [
      [88, top + 52],
      [258, top + 52],
      [268, top + 120],
      [100, top + 128],
    ],
    (points, isShaded) => {
      c.polygon(points, isShaded ? '#e0a02c' : gold, level)
      drawContour(c, points, 7)
    },
  )
  for (const side of [-1, 1]) {
    const x = middle + side * 176
    c.polygon(
      [
        [x, top + 54],
        [x + 30, top + 90],
        [x, top + 128],
        [x - 30, top + 90],
      ],
      ink,
      { flow: Math.PI / 2, isHardEdged: true },
    )
    c.circle(x - 9, top + 82, 8, cream, { isHardEdged: true, maxRadius: 8 })
    c.line(
      [
        [x - side * 96, top + 44],
        [x - side * 40, top + 34],
        [x + side * 92, top + 38],
      ],
      ink,
      11,
      { paintLoad: 60 },
    )
    for (const row of [0, 1, 2]) {
      const from: Point = [middle + side * 112, top + 176 + row * 15]
      c.line(
        [from, [middle + side * 214, top + 166 + row * 21], [middle + side * 306, top + 158 + row * 27]],
        cream,
        5.5,
        { paintLoad: 60 },
      )
    }
  }
  const nose: Point[] = [
    [middle - 66, top + 132],
    [middle + 66, top + 132],
    [middle + 26, top + 184],
    [middle - 26, top + 184],
  ]
  drawSlab(c, nose, deepRed)
  c.line(
    [
      [middle - 50, top + 143],
      [middle + 4, top + 143],
    ],
    '#d8584a',
    5,
    { paintLoad: 60 },
  )
  drawMouth(c)
}

/** Closed, in blocks, with four long teeth that cross the line. */
function drawMouth(c: Composition) {
  const half = 224
  const [from, to] = [bottom - 74, bottom - 28]
  drawBox(c, half, from, to, ink, level)
  const count = 14
  const width = (half * 2 - 16) / count
  for (let block = 0; block < count; block++) {
    const x = middle - half + 8 + block * width
    const isFang = block === 2 || block === count - 3
    const [top, foot] = isFang ? [from - 24, to + 20] : [from + 9, to - 9]
    const colour = isFang ? paleGold : x < middle ? cream : '#e2cda2'
    const tooth: Point[] = [
      [x + 4, top],
      [x + width - 4, top],
      [x + width - 4, foot],
      [x + 4, foot],
    ]
    c.polygon(tooth, colour, { flow: Math.PI / 2, isHardEdged: true, colourJitter: 0.5 })
    if (isFang) drawContour(c, tooth, 4)
  }
  for (const side of [-1, 1]) c.rect(middle + side * 284 - 20, bottom - 66, 40, 40, turquoise, level)
}

import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { middle, ink, gold, red, turquoise, blue, cream, drawContour } from './stoneBlocks'

const flat = { isHardEdged: true, flow: 0, colourJitter: 0.5 } as const

/** Round eyes of inlaid stone under straight brows; below each, the bands that weep on the Gate of the Sun. */
export function drawEyes(c: Composition) {
  for (const side of [-1, 1]) {
    const x = middle + side * 112
    for (const [radius, fill] of [
      [62, ink],
      [54, side > 0 ? '#e4cfa6' : cream],
      [37, ink],
      [29, gold],
      [19, ink],
    ] as const)
      c.circle(x, 806, radius, fill, flat)
    c.line(
      [
        [x - side * 86, 742],
        [x, 728],
        [x + side * 88, 742],
      ],
      ink,
      11,
      { paintLoad: 60 },
    )
    drawTears(c, side)
  }
}

/** Three steps of colour that run down the cheek. */
function drawTears(c: Composition, side: number) {
  for (const [step, length] of [
    [0, 96],
    [1, 70],
    [2, 44],
  ] as const) {
    const x = middle + side * (82 + step * 36)
    const corners: readonly Point[] = [
      [x - 13, 874 + step * 2],
      [x + 13, 874 + step * 2],
      [x + 13, 874 + length],
      [x - 13, 874 + length],
    ]
    c.polygon(corners, [turquoise, red, blue][step]!, { ...flat, flow: Math.PI / 2 })
    drawContour(c, corners, 4)
  }
}

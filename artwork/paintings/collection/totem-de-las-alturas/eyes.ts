import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { middle, ink, paleGold, red, turquoise, blue, cream, level, drawContour, both } from './stoneBlocks'

/** Stepped eyes under straight brows, and the three tears of paint below each. */
export function drawEyes(c: Composition) {
  both(parsePoints('40,772 186,772 186,842 156,842 156,866 72,866 72,842 40,842'), (points, isShaded) => {
    c.polygon(points, isShaded ? '#e4cfa6' : cream, level)
    drawContour(c, points, 6)
  })
  for (const side of [-1, 1]) {
    const x = middle + side * 112
    const pupil: Point[] = [
      [x - 28, 788],
      [x + 28, 788],
      [x + 28, 842],
      [x - 28, 842],
    ]
    c.polygon(pupil, ink, level)
    drawContour(c, pupil, 5)
    c.rect(x - 21, 792, 20, 18, paleGold, { ...level, maxRadius: 8 })
    c.line(
      [
        [x - 78, 760],
        [x - 6, 742],
        [x + 78, 760],
      ].map(([u, v]): Point => [u!, v!]),
      ink,
      11,
      { paintLoad: 60 },
    )
    for (const [step, length] of [
      [0, 74],
      [1, 50],
      [2, 28],
    ] as const)
      c.rect(middle + side * (96 + step * 36) - 9, 888, 18, length, [turquoise, red, blue][step]!, {
        isHardEdged: true,
        flow: Math.PI / 2,
      })
  }
}

import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { drawGrapes, vineGreens, drawVineLeaf } from '../../motifs/vine'

const branches: readonly (readonly Point[])[] = [
  parsePoints('1680,60 1500,110 1330,90 1160,140 1010,110'),
  parsePoints('1680,330 1590,250 1480,220 1380,260'),
]

/** A vine that hangs into the picture, close to the viewer, in the shade. */
export function drawHangingVine(c: Composition) {
  for (const branch of branches) {
    c.line(branch, '#4a2c22', 15, { paintLoad: 120 })
    c.line(
      branch.map(([x, y]): Point => [x - 3, y - 5]),
      '#8a5a3a',
      6,
      { paintLoad: 90 },
    )
  }
  for (const [x, y, size] of [
    [1180, 170, 165],
    [1400, 170, 190],
    [1560, 330, 180],
  ] as const)
    drawGrapes(c, x, y, size)
  for (const branch of branches)
    for (const [x, y] of smoothCurve(branch, 46)) {
      for (let k = 0; k < 2; k++) {
        const green = vineGreens[Math.floor(c.random() * 4)]!
        drawVineLeaf(
          c,
          x + (c.random() - 0.5) * 70,
          y - 30 + (c.random() - 0.5) * 70,
          95 + c.random() * 60,
          (c.random() - 0.5) * 150,
          mix(green, '#1f4a3a', 0.25),
        )
      }
      if (c.random() < 0.22)
        c.line(
          [
            [x, y],
            [x + 18, y + 46],
            [x - 6, y + 82],
            [x + 16, y + 104],
          ],
          '#8fa84a',
          3.4,
        )
    }
}

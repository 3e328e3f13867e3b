import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { middle, ink, orange, deepRed, drawContour } from './stoneBlocks'
import { drawEyes } from './eyes'

/** Half in light, half in shadow; the eyes and the mouth are stepped like the hat. */
export function drawFace(c: Composition) {
  // Lit brow and cheek on the left, the planes of the right fall back.
  const plane = (points: readonly Point[], fill: string) =>
    c.polygon(
      points.map(([x, y]): Point => [middle + x, y]),
      fill,
      { flow: Math.PI / 2, isHardEdged: true, minRadius: 3 },
    )
  plane(parsePoints('-222,672 -60,672 -100,735 -222,750'), '#efb264')
  plane(parsePoints('-222,880 -120,900 -70,1030 -222,1030'), '#cf7c38')
  plane(parsePoints('222,880 120,900 70,1030 222,1030'), '#8f4030')
  plane(parsePoints('60,672 222,672 222,740 110,740'), '#b8683a')

  drawEyes(c)
  plane(parsePoints('-20,762 12,762 6,908 -52,908'), '#f6c678')
  plane(parsePoints('12,762 46,908 6,908'), '#7a3530')
  plane(parsePoints('-52,908 46,908 28,926 -36,926'), '#5d2630')
  for (const edge of [
    parsePoints('-20,764 -52,908 -36,927 28,927'),
    parsePoints('12,764 46,908 28,927'),
  ] as const)
    edge.slice(1).forEach(([x, y], corner) =>
      c.line(
        [
          [middle + edge[corner]![0], edge[corner]![1]],
          [middle + x, y],
        ],
        ink,
        5,
        { paintLoad: 90 },
      ),
    )
  const mouth: Point[] = parsePoints(
    '-104,958 -60,958 -60,944 60,944 60,958 104,958 104,984 60,984 60,998 -60,998 -60,984 -104,984',
  )
  plane(mouth, deepRed)
  drawContour(
    c,
    mouth.map(([x, y]): Point => [middle + x, y]),
    5,
  )
  c.line(
    [
      [middle - 92, 972],
      [middle + 92, 972],
    ],
    ink,
    6,
    { paintLoad: 90 },
  )
  c.line(
    [
      [middle - 52, 986],
      [middle + 40, 986],
    ],
    shade(orange, 0.04),
    4,
    { paintLoad: 90 },
  )
}

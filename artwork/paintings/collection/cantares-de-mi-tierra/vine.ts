import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { uniformTransform } from '../../motifs/transform'

/** One cluster of grapes that hangs from its stalk. */
export function drawGrapes(picture: Composition, x: number, y: number, size: number, tint: string) {
  const rows = [3, 4, 5, 4, 4, 3, 2, 1]
  rows.forEach((count, row) => {
    for (let k = 0; k < count; k++) {
      const px = x + (k - (count - 1) / 2) * size * 1.5 + (picture.random() - 0.5) * size * 0.5
      const py = y + row * size * 1.38 + (picture.random() - 0.5) * size * 0.4
      const tone = -0.02 * row - 0.05 * (k - count / 2)
      picture.circle(px + 2, py + 3, size * 1.04, shade(tint, -0.16), {
        isHardEdged: true,
        colourJitter: 0.5,
      })
      picture.circle(px, py, size * 0.95, shade(tint, tone), {
        isHardEdged: true,
        flow: 0.8,
        colourJitter: 0.7,
      })
      picture.circle(
        px - size * 0.32,
        py - size * 0.34,
        Math.max(5, size * 0.34),
        mix(tint, '#fbe3d8', 0.6),
        { isHardEdged: true, colourJitter: 0.4 },
      )
    }
  })
}

/** A five-pointed vine leaf in two tones. */
export function drawVineLeaf(
  picture: Composition,
  x: number,
  y: number,
  size: number,
  rotation: number,
  tint: string,
) {
  const own = uniformTransform({ x, y, unit: size / 100, rotation })
  const whole: Point[] = parsePoints(
    '0,0 -34,-12 -72,-30 -58,-52 -88,-78 -44,-88 -26,-122 0,-142 26,-122 44,-88 88,-78 58,-52 72,-30 34,-12',
  )
  picture.polygon(own.points(whole), shade(tint, 0.03), {
    isHardEdged: true,
    flow: own.direction(-1.9),
    angleJitter: 0.6,
  })
  picture.polygon(own.points(whole.slice(7).concat([[0, 0]])), shade(tint, -0.09), {
    isHardEdged: true,
    flow: own.direction(-1.2),
    angleJitter: 0.6,
  })
  for (const [u, v] of parsePoints('0,-128 -62,-72 62,-72'))
    picture.line(
      own.points([
        [0, -4],
        [u * 0.5, v * 0.5],
        [u, v],
      ]),
      shade(tint, 0.14),
      3.2,
    )
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { BrushSettings } from '../../rendering/referenceImage'
import type { Point } from '../../rendering/curves'
import { upright } from '../../painting'

export const middle = upright.width / 2

export const ink = '#161040'
export const gold = '#f2b52f'
export const paleGold = '#fbdc82'
export const orange = '#e7742a'
export const red = '#d3322e'
export const deepRed = '#8f2039'
export const turquoise = '#1f9d9b'
export const deepTurquoise = '#146070'
export const blue = '#2742bd'
export const cream = '#f7e9c6'

const down: BrushSettings = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.35, minRadius: 3 }
export const level: BrushSettings = { flow: 0, isHardEdged: true, angleJitter: 0.25, minRadius: 3 }

/** Every edge a stroke of its own, so that corners stay corners. */
export function drawContour(c: Composition, points: readonly Point[], radius = 7) {
  points.forEach((from, corner) =>
    c.line([from, points[(corner + 1) % points.length]!], ink, radius, { paintLoad: 90 }),
  )
}

/** A straight-edged stone with a dark contour. */
export function drawSlab(
  c: Composition,
  points: readonly Point[],
  fill: string,
  brush: BrushSettings = down,
) {
  c.polygon(points, fill, brush)
  drawContour(c, points)
}

/** The same shape at both sides of the middle, the right one in shadow. */
export function both(points: readonly Point[], draw: (points: Point[], isShaded: boolean) => void) {
  for (const side of [-1, 1])
    draw(
      points.map(([x, y]): Point => [middle + side * x, y]),
      side > 0,
    )
}

/** A box about the middle line: its left half in light, its right half in shadow. */
export function drawBox(
  c: Composition,
  half: number,
  top: number,
  bottom: number,
  fill: string,
  brush: BrushSettings = down,
) {
  const corners = (from: number, to: number): Point[] => [
    [middle + from, top],
    [middle + to, top],
    [middle + to, bottom],
    [middle + from, bottom],
  ]
  const lit = c.gradient(
    [
      [0, shade(fill, 0.05)],
      [1, shade(fill, -0.02)],
    ],
    1,
    0,
  )
  c.polygon(corners(-half, 0), lit, brush)
  c.polygon(corners(0, half), shade(fill, -0.1, 0.01, -0.01), brush)
  drawContour(c, corners(-half, half))
}

/** A band of triangles, base below. */
export function drawTeeth(
  c: Composition,
  half: number,
  top: number,
  bottom: number,
  fills: readonly string[],
  count: number,
) {
  const width = (half * 2) / count
  for (let tooth = 0; tooth < count; tooth++) {
    const x = middle - half + tooth * width
    const fill = fills[tooth % fills.length]!
    const points: Point[] = [
      [x + 2, bottom],
      [x + width / 2, top],
      [x + width - 2, bottom],
    ]
    c.polygon(points, x > middle ? shade(fill, -0.06) : fill, { ...down, minRadius: 0, colourJitter: 0.6 })
    c.line([points[0]!, points[1]!], ink, 3.5, { paintLoad: 60 })
    c.line([points[1]!, points[2]!], ink, 3.5, { paintLoad: 60 })
  }
}

export type Point = readonly [x: number, y: number]

const pair = /(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g

/** A list of points as SVG writes it: `0,0 4,1.5`. */
export const parsePoints = (list: string): Point[] =>
  [...list.matchAll(pair)].map(([, x, y]): Point => [Number(x), Number(y)])

/** The same text, each pair of coordinates moved to where `point` puts it. */
export const mapPairs = (text: string, point: (u: number, v: number) => Point) =>
  text.replace(pair, (_, u: string, v: string) =>
    point(Number(u), Number(v))
      .map((value) => value.toFixed(1))
      .join(','),
  )

const spline = (before: number, from: number, to: number, after: number, at: number) =>
  0.5 *
  (2 * from +
    (to - before) * at +
    (2 * before - 5 * from + 4 * to - after) * at ** 2 +
    (3 * from - before - 3 * to + after) * at ** 3)

/** A Catmull-Rom curve through the points, with a point about every `step` pixels. */
export function smoothCurve(points: readonly Point[], step: number): Point[] {
  const held = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  const curve = points.slice(0, -1).flatMap((from, index) => {
    const before = held(index - 1)
    const to = held(index + 1)
    const after = held(index + 2)
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    return Array.from({ length: pieces }, (_, piece): Point => {
      const at = piece / pieces
      return [
        spline(before[0], from[0], to[0], after[0], at),
        spline(before[1], from[1], to[1], after[1], at),
      ]
    })
  })
  return [...curve, held(points.length - 1)]
}

/** Flow in rings about a point. */
export const circularFlow = (cx: number, cy: number) => (x: number, y: number) =>
  Math.atan2(y - cy, x - cx) + Math.PI / 2

/** Flow away from a point. */
export const radialFlow = (cx: number, cy: number) => (x: number, y: number) => Math.atan2(y - cy, x - cx)

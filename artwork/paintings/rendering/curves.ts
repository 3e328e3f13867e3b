export type Point = readonly [x: number, y: number]

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
export const rings = (cx: number, cy: number) => (x: number, y: number) =>
  Math.atan2(y - cy, x - cx) + Math.PI / 2

/** Flow away from a point. */
export const spokes = (cx: number, cy: number) => (x: number, y: number) => Math.atan2(y - cy, x - cx)

import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { smoothCurve, type Point } from '../rendering/curves'

/** A rounded length with its own thickness at each joint: arms, legs, sleeves, branches. */
export function drawLimb(
  picture: Composition,
  joints: readonly Point[],
  widths: readonly number[],
  colour: string,
  { depth = 0.13 }: { depth?: number } = {},
) {
  const spine = smoothCurve(joints, 14)
  const last = spine.length - 1
  const across = spine.map(([x, y], k) => {
    const [ax, ay] = spine[Math.max(0, k - 1)]!
    const [bx, by] = spine[Math.min(last, k + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const at = (k / last) * (widths.length - 1)
    const from = Math.min(widths.length - 2, Math.floor(at))
    const half = (widths[from]! + (widths[from + 1]! - widths[from]!) * (at - from)) / 2
    const normal: Point = [-(by - ay) / length, (bx - ax) / length]
    return { x, y, half, normal }
  })
  const side = (reach: number) =>
    across.map(({ x, y, half, normal }): Point => [
      x + normal[0] * half * reach,
      y + normal[1] * half * reach,
    ])
  const [start, end] = [joints[0]!, joints.at(-1)!]
  const brush = {
    flow: Math.atan2(end[1] - start[1], end[0] - start[0]),
    isHardEdged: true,
    angleJitter: 0.4,
  }
  picture.polygon([...side(1), ...side(-1).reverse()], colour, brush)
  // The side away from the upper left is the dark one.
  const middle = across[last >> 1]!
  const dark = middle.normal[0] * 0.8 + middle.normal[1] * 0.5 > 0 ? 1 : -1
  picture.polygon([...side(dark), ...side(dark * 0.15).reverse()], shade(colour, -depth), brush)
  picture.line(side(-dark * 0.82).slice(1, -1), shade(colour, 0.09), Math.max(3, middle.half * 0.1), {
    paintLoad: 60,
    opacity: 0.7,
  })
}

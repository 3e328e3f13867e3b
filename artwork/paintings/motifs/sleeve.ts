import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'

export interface Arm {
  /** The wrist. */
  readonly x: number
  readonly y: number
  /** Pixels from wrist to fingertip. */
  readonly size: number
  /** Degrees from upright, clockwise. */
  readonly rotation?: number
  readonly mirrored?: boolean
  readonly skin: string
  /** From the hem down; the last colour fills what is left. */
  readonly sleeve: readonly string[]
  /** Of the sleeve, in hands. */
  readonly reach: number
  /** Adds a folded paper between thumb and fingers. */
  readonly paper?: string
}

const up = Math.PI / 2

/** Covers the arm; it widens from the wrist to the elbow. */
export function drawSleeve(c: Composition, arm: Arm) {
  const place = uniformTransform({ ...arm, unit: arm.size / 100 })
  const brush = { flow: place.direction(up), isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 }
  const half = (v: number) => 17.5 + Math.min(v, 260) * 0.05
  const band = (from: number, to: number, colour: string) => {
    const [a, b] = [half(from), half(to)]
    c.path(place.path(`M${-a},${from}L${a},${from}L${b},${to}L${-b},${to}Z`), colour, brush)
    c.path(
      place.path(`M${a * 0.25},${from}L${a},${from}L${b},${to}L${b * 0.35},${to}Z`),
      shade(colour, -0.09),
      brush,
    )
    c.line(
      place.points([
        [-a, from],
        [0, from + 2],
        [a, from],
      ]),
      shade(colour, -0.16),
      arm.size * 0.011,
      {
        opacity: 0.7,
      },
    )
  }
  const { sleeve: colours, reach } = arm
  const end = reach * 100
  const contour = (side: number, colour: string, opacity: number) =>
    c.line(
      place.points([0.02, 0.3, 0.6, 1].map((at): [number, number] => [side * half(end * at), 6 + end * at])),
      colour,
      arm.size * 0.012,
      { opacity, paintLoad: 200 },
    )
  const hem = 11
  colours.forEach((colour, k) => {
    const from = 6 + k * hem
    band(from, k === colours.length - 1 ? end : from + hem, colour)
  })
  for (const [side, start] of [
    [-0.5, 0.32],
    [0.1, 0.5],
    [0.55, 0.25],
  ] as const)
    c.line(
      place.points([
        [side * half(end * start), end * start],
        [side * half(end) * 0.8, end * (start + 0.22)],
        [side * half(end) * 1.1, end * (start + 0.42)],
      ]),
      shade(colours.at(-1)!, -0.15),
      arm.size * 0.016,
      { opacity: 0.55 },
    )
  contour(-0.97, shade(colours.at(-1)!, 0.13), 0.7)
  contour(0.97, shade(colours.at(-1)!, -0.2), 0.8)
}

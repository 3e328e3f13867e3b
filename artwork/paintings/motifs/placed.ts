import type { Point } from '../rendering/curves'

/** A small drawing put somewhere: its own coordinates become those of the picture. */
export interface Placed {
  readonly at: (u: number, v: number) => Point
  /** Points of a line, written as in a path: `0,0 4,1.5`. */
  readonly trace: (list: string) => Point[]
  /** An SVG path of absolute commands with pairs of coordinates: M, L, C, Q, Z. */
  readonly path: (d: string) => string
  /** A direction of the drawing as the picture has it. */
  readonly angle: (radians: number) => number
}

const pair = /(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g

/** The same list as points of the picture itself. */
export const traced = (list: string): Point[] =>
  [...list.matchAll(pair)].map(([, x, y]): Point => [Number(x), Number(y)])

/** Any mapping as a place. */
export const placedBy = (at: Placed['at'], angle: Placed['angle']): Placed => ({
  at,
  trace: (list) => [...list.matchAll(pair)].map(([, u, v]) => at(Number(u), Number(v))),
  path: (d) =>
    d.replace(pair, (_, u: string, v: string) =>
      at(Number(u), Number(v))
        .map((value) => value.toFixed(1))
        .join(','),
    ),
  angle,
})

/** Its origin at `x`, `y`; a unit is `across` wide and `down` high; turned by radians, clockwise. */
export function placed(x: number, y: number, across: number, down = across, turn = 0): Placed {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return placedBy(
    (u, v) => [x + u * across * cos - v * down * sin, y + u * across * sin + v * down * cos],
    (radians) => radians + turn,
  )
}

import { mapPairs, parsePoints, type Point } from '../rendering/curves'

/** Puts a small drawing somewhere: its own coordinates become those of the picture. */
export interface Transform {
  readonly point: (u: number, v: number) => Point
  /** Points of a line, or their list as SVG writes it: `0,0 4,1.5`. */
  readonly points: (list: string | readonly Point[]) => Point[]
  /** An SVG path of absolute commands with pairs of coordinates: M, L, C, Q, Z. */
  readonly path: (d: string) => string
  /** A direction of the drawing, in radians, as it lies in the picture. */
  readonly direction: (radians: number) => number
}

export const customTransform = (point: Transform['point'], direction: Transform['direction']): Transform => ({
  point,
  points: (list) => (typeof list === 'string' ? parsePoints(list) : list).map(([u, v]) => point(u, v)),
  path: (d) => mapPairs(d, point),
  direction,
})

/** Its origin at `x`, `y`; a unit is `across` wide and `down` high; turned by radians, clockwise. */
export function affineTransform(x: number, y: number, across: number, down = across, turn = 0): Transform {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return customTransform(
    (u, v) => [x + u * across * cos - v * down * sin, y + u * across * sin + v * down * cos],
    (radians) => radians + turn,
  )
}

interface Placement {
  readonly x: number
  readonly y: number
  /** Pixels of one unit of the drawing. */
  readonly unit: number
  /** Degrees, clockwise. */
  readonly rotation?: number
  readonly mirrored?: boolean
}

/** As wide as high, in degrees, and mirrored where it looks the other way. */
export function uniformTransform({ x, y, unit, rotation = 0, mirrored = false }: Placement): Transform {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = mirrored ? -1 : 1
  return customTransform(
    (u, v) => [x + (u * side * cos - v * sin) * unit, y + (u * side * sin + v * cos) * unit],
    (radians) => Math.atan2(Math.sin(radians), Math.cos(radians) * side) + angle,
  )
}

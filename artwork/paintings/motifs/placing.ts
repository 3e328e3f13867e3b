import type { Point } from '../rendering/curves'
import { placedBy } from './placed'

interface Place {
  readonly x: number
  readonly y: number
  /** Pixels of one unit of the drawing. */
  readonly unit: number
  /** Degrees, clockwise. */
  readonly turned?: number
  readonly mirrored?: boolean
}

/** Puts a motif drawn in its own units on the canvas, mirrored where it looks the other way. */
export function placing({ x, y, unit, turned = 0, mirrored = false }: Place) {
  const angle = (turned * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = mirrored ? -1 : 1
  const place = placedBy(
    (u, v) => [x + (u * side * cos - v * sin) * unit, y + (u * side * sin + v * cos) * unit],
    (direction) => Math.atan2(Math.sin(direction), Math.cos(direction) * side) + angle,
  )
  return {
    point: place.at,
    points: (list: readonly Point[]) => list.map(([u, v]) => place.at(u, v)),
    path: place.path,
    /** A direction of the drawing, in radians, as it lies on the canvas. */
    flow: place.angle,
  }
}

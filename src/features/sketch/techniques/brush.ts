import type { Random } from '../../../shared/random'
import type { Flow, Point, Shape } from '../shapes'
import type { DrawingSteps } from '../drawingTasks'

export type Brush = CanvasRenderingContext2D

/** How one technique puts a shape on the label. */
export interface TechniquePainter {
  /** May pause, where it takes long. @param scale canvas px for one unit of the painting */
  readonly paint: (brush: Brush, shape: Shape, random: Random, scale: number) => DrawingSteps | void
  /** What lies over the whole painting when it is done. */
  readonly finish: (brush: Brush, random: Random, scale: number) => void
}

export function trace(brush: Brush, points: readonly Point[]) {
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.closePath()
}

export function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.max(-4, Math.min(...xs)), Math.max(-4, Math.min(...ys))]
  const width = Math.min(304, Math.max(...xs)) - left
  return { left, top, width, height: Math.min(370, Math.max(...ys)) - top }
}

/** How broad a form is, whatever its length: of a disc its radius, of a band its width. */
export function breadthOf(points: readonly Point[]) {
  let [area, edge] = [0, 0]
  points.forEach(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y]
    area += x * toY - toX * y
    edge += Math.hypot(toX - x, toY - y)
  })
  return Math.abs(area) / Math.max(1, edge)
}

/** Whether the form has a point. @param scale canvas px for one unit: a path is asked in px */
export function hasPoint(brush: Brush, points: readonly Point[], scale: number) {
  const path = new Path2D()
  for (const [x, y] of points) path.lineTo(x, y)
  return (x: number, y: number) => brush.isPointInPath(path, x * scale, y * scale)
}

/** The direction of a stroke at a point, in radians. */
export const flowAt = (flow: Flow, x: number, y: number) =>
  typeof flow === 'number' ? flow : Math.atan2(y - flow[1], x - flow[0]) + Math.PI / 2

/** Draws inside the shape alone. */
export function within(brush: Brush, { points }: Shape, draw: () => void) {
  brush.save()
  trace(brush, points)
  brush.clip()
  draw()
  brush.restore()
}

/** A tile of grains, drawn over and over. @param share of the pixels that have one */
export function grain(brush: Brush, random: Random, colour: string, share: number) {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 128
  const grains = tile.getContext('2d')
  if (!grains) return null
  grains.fillStyle = colour
  for (let count = 0; count < 128 * 128 * share; count++)
    grains.fillRect(Math.floor(random() * 128), Math.floor(random() * 128), 1 + random() * 1.2, 1)
  return brush.createPattern(tile, 'repeat')
}

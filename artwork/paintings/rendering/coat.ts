import { boxBlur } from '../../shared/boxBlur'
import type { Canvas } from './canvas'
import type { Rgb } from './colour'
import type { Brush, Reference } from './composition'
import type { Point } from './curves'
import { fractal, type Noise } from './noise'

/** One pass over the canvas with one size of brush. */
export interface Coat {
  /** Pixels. */
  readonly radius: number
  /** Strokes go where the canvas differs from the reference by more than this; 0 paints everywhere. */
  readonly tolerance: number
  /** Distance between strokes, in radii. */
  readonly spacing: number
  /** Fewest and most points of a stroke, one about every radius. */
  readonly points: readonly [number, number]
  /** How blurred the brush sees the reference, in radii. */
  readonly blur?: number
  /** Height of the paint; 1 is usual. */
  readonly body?: number
}

interface Planned {
  readonly path: readonly Point[]
  readonly colour: Rgb
  readonly pixel: number
}

const soft = (plane: Float32Array, width: number, radius: number) =>
  radius < 1 ? plane : boxBlur(boxBlur(plane, width, Math.round(radius)), width, Math.round(radius))

/** The reference as a brush of this size sees it. */
interface View {
  readonly planes: readonly Float32Array[]
  readonly lightness: Float32Array
}

const viewFor = ({ planes, width }: Reference, { radius, blur = 0.35 }: Coat): View => {
  const lightness = planes[0].map((red, i) => 0.3 * red + 0.59 * planes[1][i]! + 0.11 * planes[2][i]!)
  return {
    planes: planes.map((plane) => soft(plane, width, radius * blur)),
    lightness: soft(lightness, width, Math.max(2, radius * 0.6)),
  }
}

/** Where strokes begin: the worst pixel of each square that differs enough, in no order. */
function starts(
  { width, height, shapeAt, brushes }: Reference,
  canvas: Canvas,
  view: View,
  coat: Coat,
  random: () => number,
) {
  const side = Math.max(1, Math.round(coat.radius * coat.spacing))
  const found: number[] = []
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      let sum = 0
      let count = 0
      let worst = -1
      let pixel = 0
      for (let y = top; y < Math.min(height, top + side); y += 2)
        for (let x = left; x < Math.min(width, left + side); x += 2) {
          const i = y * width + x
          let square = 0
          for (let c = 0; c < 3; c++) square += (view.planes[c]![i]! - canvas.planes[c]![i]!) ** 2
          const error = Math.sqrt(square)
          sum += error
          count++
          if (error > worst) {
            worst = error
            pixel = i
          }
        }
      const { finest = 0, coarsest = Infinity } = brushes[shapeAt[pixel]!]!
      if (finest > coat.radius || coarsest < coat.radius) continue
      if (coat.tolerance > 0 && sum / count <= coat.tolerance) continue
      if (coat.tolerance === 0) {
        const x = Math.min(width - 1, left + Math.floor(random() * side))
        const y = Math.min(height - 1, top + Math.floor(random() * side))
        pixel = y * width + x
      }
      found.push(pixel)
    }
  for (let i = found.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[found[i], found[j]] = [found[j]!, found[i]!]
  }
  return found
}

const inside = (value: number, size: number) => Math.max(1, Math.min(size - 2, Math.round(value)))

/** The strokes of one coat; each is planned on the canvas as the ones before have left it. */
export function* planCoat(
  reference: Reference,
  canvas: Canvas,
  coat: Coat,
  random: () => number,
  noise: Noise,
): Generator<Planned> {
  const { width, height, shapeAt, brushes } = reference
  const view = viewFor(reference, coat)
  const brushAt = (i: number): Brush => brushes[shapeAt[i]!]!
  const seen = (i: number): Rgb => [view.planes[0]![i]!, view.planes[1]![i]!, view.planes[2]![i]!]

  const directionAt = (x: number, y: number, i: number) => {
    const { flow, wobble = 0.5 } = brushAt(i)
    if (flow !== undefined)
      return (
        (typeof flow === 'function' ? flow(x, y) : flow) +
        (fractal(noise, x / 160, y / 160, 2) - 0.5) * wobble
      )
    const gx = view.lightness[i + 1]! - view.lightness[i - 1]!
    const gy = view.lightness[i + width]! - view.lightness[i - width]!
    if (Math.hypot(gx, gy) > 0.0015) return Math.atan2(gy, gx) + Math.PI / 2
    return (fractal(noise, x / 300, y / 300, 2) - 0.5) * 6
  }

  const pathFrom = (pixel: number, colour: Rgb): Point[] => {
    let x = pixel % width
    let y = Math.floor(pixel / width)
    const path: Point[] = [[x, y]]
    let dx = 0
    let dy = 0
    for (let k = 1; k <= coat.points[1]; k++) {
      const i = inside(y, height) * width + inside(x, width)
      if (k > coat.points[0]) {
        let toCanvas = 0
        let toPaint = 0
        for (let c = 0; c < 3; c++) {
          toCanvas += Math.abs(view.planes[c]![i]! - canvas.planes[c]![i]!)
          toPaint += Math.abs(view.planes[c]![i]! - colour[c]!)
        }
        if (toCanvas < toPaint) break
      }
      const isOut = shapeAt[i] !== shapeAt[pixel]
      if (k > 1 && isOut && (brushAt(pixel).hard || brushAt(i).hard)) break
      const angle = directionAt(x, y, i)
      const turns = k === 1 ? random() < 0.5 : Math.cos(angle) * dx + Math.sin(angle) * dy < 0
      const sign = turns ? -1 : 1
      const bend = k === 1 ? 1 : 0.6
      const nx = bend * sign * Math.cos(angle) + (1 - bend) * dx
      const ny = bend * sign * Math.sin(angle) + (1 - bend) * dy
      const length = Math.hypot(nx, ny) || 1
      dx = nx / length
      dy = ny / length
      x += dx * coat.radius * 0.9
      y += dy * coat.radius * 0.9
      if (x < -coat.radius || y < -coat.radius || x > width + coat.radius || y > height + coat.radius) break
      path.push([x, y])
    }
    return path.length > 1 ? path : [...path, [x + 1, y + 0.3]]
  }

  for (const pixel of starts(reference, canvas, view, coat, random)) {
    const colour = seen(pixel)
    yield { path: pathFrom(pixel, colour), colour, pixel }
  }
}

import type { Canvas } from './canvas'
import type { Rgb } from './colour'
import type { Point } from './curves'
import { fractal, type Noise } from './noise'
import type { BrushSettings, ReferenceImage } from './referenceImage'
import { blurReference, chooseStartPixels, type StrokeLayer } from './strokeLayer'

interface PlannedStroke {
  readonly path: readonly Point[]
  readonly colour: Rgb
  readonly pixel: number
}

const holdInside = (value: number, size: number) => Math.max(1, Math.min(size - 2, Math.round(value)))

/** The strokes of one layer; each is planned on the canvas as the ones before have left it. */
export function* planStrokes(
  reference: ReferenceImage,
  canvas: Canvas,
  layer: StrokeLayer,
  random: () => number,
  noise: Noise,
  directions?: number,
): Generator<PlannedStroke> {
  const { width, height, shapeAt, brushes } = reference
  const blurred = blurReference(reference, layer)
  const brushAt = (i: number): BrushSettings => brushes[shapeAt[i]!]!
  const colourAt = (i: number): Rgb => [
    blurred.planes[0]![i]!,
    blurred.planes[1]![i]!,
    blurred.planes[2]![i]!,
  ]

  const directionAt = (x: number, y: number, i: number) => {
    const { flow, angleJitter = 0.5 } = brushAt(i)
    if (flow !== undefined)
      return (
        (typeof flow === 'function' ? flow(x, y) : flow) +
        (fractal(noise, x / 160, y / 160, 2) - 0.5) * angleJitter
      )
    const gx = blurred.lightness[i + 1]! - blurred.lightness[i - 1]!
    const gy = blurred.lightness[i + width]! - blurred.lightness[i - width]!
    if (Math.hypot(gx, gy) > 0.0015) return Math.atan2(gy, gx) + Math.PI / 2
    return (fractal(noise, x / 300, y / 300, 2) - 0.5) * 6
  }

  const ruled = (angle: number) =>
    directions ? Math.round((angle * directions) / Math.PI) * (Math.PI / directions) : angle

  const pathFrom = (pixel: number, colour: Rgb): Point[] => {
    let firstAngle: number | undefined
    let x = pixel % width
    let y = Math.floor(pixel / width)
    const path: Point[] = [[x, y]]
    let dx = 0
    let dy = 0
    for (let k = 1; k <= layer.pathPoints[1]; k++) {
      const i = holdInside(y, height) * width + holdInside(x, width)
      if (k > layer.pathPoints[0]) {
        let toCanvas = 0
        let toPaint = 0
        for (let c = 0; c < 3; c++) {
          toCanvas += Math.abs(blurred.planes[c]![i]! - canvas.planes[c]![i]!)
          toPaint += Math.abs(blurred.planes[c]![i]! - colour[c]!)
        }
        if (toCanvas < toPaint) break
      }
      const isOutside = shapeAt[i] !== shapeAt[pixel]
      if (k > 1 && isOutside && (brushAt(pixel).isHardEdged || brushAt(i).isHardEdged)) break
      const angle = directions && firstAngle !== undefined ? firstAngle : ruled(directionAt(x, y, i))
      firstAngle ??= angle
      const turns = k === 1 ? random() < 0.5 : Math.cos(angle) * dx + Math.sin(angle) * dy < 0
      const sign = turns ? -1 : 1
      const bend = k === 1 ? 1 : 0.6
      const nx = bend * sign * Math.cos(angle) + (1 - bend) * dx
      const ny = bend * sign * Math.sin(angle) + (1 - bend) * dy
      const length = Math.hypot(nx, ny) || 1
      dx = nx / length
      dy = ny / length
      x += dx * layer.radius * 0.9
      y += dy * layer.radius * 0.9
      if (x < -layer.radius || y < -layer.radius || x > width + layer.radius || y > height + layer.radius)
        break
      path.push([x, y])
    }
    return path.length > 1 ? path : [...path, [x + 1, y + 0.3]]
  }

  for (const pixel of chooseStartPixels(reference, canvas, blurred, layer, random)) {
    const colour = colourAt(pixel)
    yield { path: pathFrom(pixel, colour), colour, pixel }
  }
}

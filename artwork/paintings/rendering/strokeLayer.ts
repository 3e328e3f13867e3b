import { boxBlur } from '../../shared/boxBlur'
import type { Canvas } from './canvas'
import type { ReferenceImage } from './referenceImage'

/** One pass over the canvas with one size of brush. */
export interface StrokeLayer {
  /** Pixels. */
  readonly radius: number
  /** Strokes go where the canvas differs from the reference by more than this; 0 paints everywhere. */
  readonly threshold: number
  /** Distance between strokes, in radii. */
  readonly gridSize: number
  /** Fewest and most points of a stroke, one about every radius. */
  readonly pathPoints: readonly [number, number]
  /** How blurred the brush sees the reference, in radii. */
  readonly blurFactor?: number
  /** Height of the paint; 1 is usual. */
  readonly paintHeight?: number
}

const blurPlane = (plane: Float32Array, width: number, radius: number) =>
  radius < 1 ? plane : boxBlur(boxBlur(plane, width, Math.round(radius)), width, Math.round(radius))

/** The reference as a brush of this size sees it. */
export interface BlurredReference {
  readonly planes: readonly Float32Array[]
  readonly lightness: Float32Array
}

export const blurReference = (
  { planes, width }: ReferenceImage,
  { radius, blurFactor = 0.35 }: StrokeLayer,
): BlurredReference => {
  const lightness = planes[0].map((red, i) => 0.3 * red + 0.59 * planes[1][i]! + 0.11 * planes[2][i]!)
  return {
    planes: planes.map((plane) => blurPlane(plane, width, radius * blurFactor)),
    lightness: blurPlane(lightness, width, Math.max(2, radius * 0.6)),
  }
}

/** Where strokes begin: the worst pixel of each square that differs enough, in no order. */
export function chooseStartPixels(
  { width, height, shapeAt, brushes }: ReferenceImage,
  canvas: Canvas,
  blurred: BlurredReference,
  layer: StrokeLayer,
  random: () => number,
) {
  const side = Math.max(1, Math.round(layer.radius * layer.gridSize))
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
          for (let c = 0; c < 3; c++) square += (blurred.planes[c]![i]! - canvas.planes[c]![i]!) ** 2
          const error = Math.sqrt(square)
          sum += error
          count++
          if (error > worst) {
            worst = error
            pixel = i
          }
        }
      const { minRadius = 0, maxRadius = Infinity } = brushes[shapeAt[pixel]!]!
      if (minRadius > layer.radius || maxRadius < layer.radius) continue
      if (layer.threshold > 0 && sum / count <= layer.threshold) continue
      if (layer.threshold === 0) {
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

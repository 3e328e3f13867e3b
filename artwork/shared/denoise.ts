import type { LinearImage } from './readExr'
import { boxBlur } from './boxBlur'

/**
 * Dual-buffer non-local means: Rousselle, Knaus and Zwicker, "Adaptive Rendering with Non-Local Means Filtering"
 * (2012). Two renders with different seeds tell the noise from the picture, and each chooses weights for the other.
 */
const damping = 0.6
const searchRadius = 6
const patchRadius = 3

type Planes = readonly Float32Array[]

/** Lights are squeezed, so that a firefly weighs no more than the rest. */
const compressLight = (value: number) => Math.sqrt(Math.max(0, value) / (1 + Math.max(0, value)))
const expandLight = (value: number) => value ** 2 / Math.max(1e-4, 1 - value ** 2)

const mapColours = (planes: Planes, change: (value: number) => number) =>
  planes.map((plane, c) => (c < 3 ? plane.map(change) : plane))

const estimateVariance = (one: Planes, other: Planes, width: number) =>
  one.map((plane, c) =>
    boxBlur(
      plane.map((value, i) => (value - other[c]![i]!) ** 2 / 2),
      width,
      4,
    ).map((value) => value + 1e-7),
  )

/** For every pixel, the pixel `dx, dy` away, held inside the picture. */
const neighbourIndices = (width: number, height: number, dx: number, dy: number) => {
  const places = new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    const line = Math.min(height - 1, Math.max(0, y + dy)) * width
    for (let x = 0; x < width; x++) places[y * width + x] = line + Math.min(width - 1, Math.max(0, x + dx))
  }
  return places
}

const measureDistance = (guide: Planes, variance: Planes, places: Int32Array) => {
  const sum = new Float32Array(places.length)
  guide.forEach((plane, c) => {
    const spread = variance[c]!
    for (let i = 0; i < sum.length; i++) {
      const j = places[i]!
      const here = spread[i]!
      const there = spread[j]!
      const difference = (plane[i]! - plane[j]!) ** 2 - (here + Math.min(here, there))
      sum[i] = sum[i]! + difference / (1e-7 + damping ** 2 * (here + there))
    }
  })
  return sum
}

const filterByWeights = (guide: Planes, source: Planes, variance: Planes, width: number): Planes => {
  const size = guide[0]!.length
  const total = source.map(() => new Float32Array(size))
  const weights = new Float32Array(size)
  for (let dy = -searchRadius; dy <= searchRadius; dy++)
    for (let dx = -searchRadius; dx <= searchRadius; dx++) {
      const places = neighbourIndices(width, size / width, dx, dy)
      const distance = boxBlur(measureDistance(guide, variance, places), width, patchRadius)
      for (let i = 0; i < size; i++) {
        const far = distance[i]! / guide.length
        if (far > 18) continue
        const weight = far <= 0 ? 1 : Math.exp(-far)
        const j = places[i]!
        weights[i] = weights[i]! + weight
        for (let c = 0; c < total.length; c++) total[c]![i] = total[c]![i]! + weight * source[c]![j]!
      }
    }
  return total.map((plane) => plane.map((value, i) => value / Math.max(weights[i]!, 1e-6)))
}

/** One clean layer out of two noisy ones of the same thing. */
export function denoise(first: LinearImage, second: LinearImage): LinearImage {
  const one = mapColours(first.planes, compressLight)
  const two = mapColours(second.planes, compressLight)
  const variance = estimateVariance(one, two, first.width)
  const left = filterByWeights(one, two, variance, first.width)
  const right = filterByWeights(two, one, variance, first.width)
  const middle = left.map((plane, c) => plane.map((value, i) => (value + right[c]![i]!) / 2))
  return { ...first, planes: mapColours(middle, expandLight) }
}

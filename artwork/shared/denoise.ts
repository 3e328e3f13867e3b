import type { Layer } from './exr'
import { boxBlur } from './boxBlur'

/**
 * Dual-buffer non-local means: Rousselle, Knaus and Zwicker, "Adaptive Rendering with Non-Local Means Filtering"
 * (2012). Two renders with different seeds tell the noise from the picture, and each chooses weights for the other.
 */
const strength = 0.6
const reach = 6
const patch = 3

type Planes = readonly Float32Array[]

/** Lights are squeezed, so that a firefly weighs no more than the rest. */
const squeeze = (value: number) => Math.sqrt(Math.max(0, value) / (1 + Math.max(0, value)))
const unsqueeze = (value: number) => value ** 2 / Math.max(1e-4, 1 - value ** 2)

const each = (planes: Planes, change: (value: number) => number) =>
  planes.map((plane, c) => (c < 3 ? plane.map(change) : plane))

const noiseOf = (one: Planes, other: Planes, width: number) =>
  one.map((plane, c) =>
    boxBlur(
      plane.map((value, i) => (value - other[c]![i]!) ** 2 / 2),
      width,
      4,
    ).map((value) => value + 1e-7),
  )

/** For every pixel, the pixel `dx, dy` away, held inside the picture. */
const shifted = (width: number, height: number, dx: number, dy: number) => {
  const places = new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    const line = Math.min(height - 1, Math.max(0, y + dy)) * width
    for (let x = 0; x < width; x++) places[y * width + x] = line + Math.min(width - 1, Math.max(0, x + dx))
  }
  return places
}

const distance = (guide: Planes, noise: Planes, places: Int32Array) => {
  const sum = new Float32Array(places.length)
  guide.forEach((plane, c) => {
    const spread = noise[c]!
    for (let i = 0; i < sum.length; i++) {
      const j = places[i]!
      const here = spread[i]!
      const there = spread[j]!
      const difference = (plane[i]! - plane[j]!) ** 2 - (here + Math.min(here, there))
      sum[i] = sum[i]! + difference / (1e-7 + strength ** 2 * (here + there))
    }
  })
  return sum
}

const filter = (guide: Planes, source: Planes, noise: Planes, width: number): Planes => {
  const size = guide[0]!.length
  const total = source.map(() => new Float32Array(size))
  const weights = new Float32Array(size)
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const places = shifted(width, size / width, dx, dy)
      const apart = boxBlur(distance(guide, noise, places), width, patch)
      for (let i = 0; i < size; i++) {
        const far = apart[i]! / guide.length
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
export function denoise(first: Layer, second: Layer): Layer {
  const one = each(first.planes, squeeze)
  const two = each(second.planes, squeeze)
  const noise = noiseOf(one, two, first.width)
  const left = filter(one, two, noise, first.width)
  const right = filter(two, one, noise, first.width)
  const middle = left.map((plane, c) => plane.map((value, i) => (value + right[c]![i]!) / 2))
  return { ...first, planes: each(middle, unsqueeze) }
}

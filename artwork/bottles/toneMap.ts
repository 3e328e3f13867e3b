import { encodeSrgb } from '../shared/srgb'
import type { LinearImage } from '../shared/readExr'

/** Linear up to a knee, then a shoulder that never clips. */
const compressHighlights = (value: number) => (value < 0.7 ? value : 1 - 0.3 * Math.exp(-(value - 0.7) / 0.3))

/**
 * Straight sRGB with alpha. A reflection brighter than its alpha can carry gets more alpha, so that the lights
 * stay on the glass over any page; opaque edges are left as they are.
 */
export function toneMap({ width, height, planes }: LinearImage): Buffer {
  const [red, green, blue, cover] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
  const pixels = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const alpha = Math.min(1, Math.max(0, cover[i] ?? 0))
    if (alpha < 0.002) continue
    const colour = [red, green, blue].map((plane) => Math.max(0, plane[i] ?? 0) / alpha)
    const excess = Math.max(1, ...colour) - 1
    const carried = alpha + (1 - alpha) * (1 - Math.exp(-alpha * excess))
    const scale = Math.max(alpha / carried, 1 / (1 + excess))
    colour.forEach((value, c) => {
      pixels[i * 4 + c] = Math.round(encodeSrgb(compressHighlights(value * scale)) * 255)
    })
    pixels[i * 4 + 3] = Math.round(carried * 255)
  }
  return pixels
}

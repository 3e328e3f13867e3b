import { denoise } from '../shared/denoise'
import type { LinearImage } from '../shared/readExr'

/** One render: what the eye sees, and the surfaces' own colours. */
export interface Render {
  readonly colour: LinearImage
  readonly albedo: LinearImage
}

/** Keeps black surfaces from blowing up the light that falls on them. */
const minimumAlbedo = 0.02
const levels = 3

const combine = (
  one: LinearImage,
  other: LinearImage,
  mix: (a: number, b: number, place: number) => number,
): LinearImage => ({
  ...one,
  planes: one.planes
    .slice(0, 3)
    .map((plane, c) => plane.map((value, i) => mix(value, other.planes[c]![i]!, i))),
})

const downsample = ({ width, height, planes }: LinearImage): LinearImage => {
  const [across, down] = [width >> 1, height >> 1]
  const half = planes.map((plane) => {
    const small = new Float32Array(across * down)
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const i = 2 * y * width + 2 * x
        small[y * across + x] = (plane[i]! + plane[i + 1]! + plane[i + width]! + plane[i + width + 1]!) / 4
      }
    return small
  })
  return { width: across, height: down, planes: half }
}

/** Back to twice the size, between the four nearest pixels. */
const upsample = (small: LinearImage, width: number, height: number): LinearImage => {
  const near = (at: number, end: number) => {
    const place = Math.min(end - 1, Math.max(0, at / 2 - 0.25))
    const low = Math.floor(place)
    return { low, high: Math.min(end - 1, low + 1), share: place - low }
  }
  const columns = Array.from({ length: width }, (_, x) => near(x, small.width))
  const planes = small.planes.map((plane) => {
    const large = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      const row = near(y, small.height)
      const [above, below] = [row.low * small.width, row.high * small.width]
      for (let x = 0; x < width; x++) {
        const { low, high, share } = columns[x]!
        const top = plane[above + low]! * (1 - share) + plane[above + high]! * share
        const foot = plane[below + low]! * (1 - share) + plane[below + high]! * share
        large[y * width + x] = top * (1 - row.share) + foot * row.share
      }
    }
    return large
  })
  return { width, height, planes }
}

/** Coarse noise is wider than the filter's reach: each level mends it for the one above. */
const denoiseMultiscale = (first: LinearImage, second: LinearImage, level: number): LinearImage => {
  const fine = denoise(first, second)
  if (level === 0) return fine
  const [left, right] = [downsample(first), downsample(second)]
  const coarse = denoiseMultiscale(left, right, level - 1)
  const missing = upsample(
    combine(coarse, downsample(fine), (a, b) => a - b),
    first.width,
    first.height,
  )
  return combine(fine, missing, (a, b) => Math.max(0, a + b))
}

const dropAlpha = (layer: LinearImage): LinearImage => ({ ...layer, planes: layer.planes.slice(0, 3) })

/**
 * The light is denoised without the surfaces' colours, which are full of detail, and laid on them. Those colours are
 * noiseless but behind glass, so they are denoised first.
 */
export function denoiseScene(first: Render, second: Render): LinearImage {
  const surface = denoise(dropAlpha(first.albedo), dropAlpha(second.albedo))
  const [one, two] = [first, second].map(({ colour }) =>
    combine(colour, surface, (light, albedo) => light / (minimumAlbedo + albedo)),
  ) as [LinearImage, LinearImage]
  return combine(
    denoiseMultiscale(one, two, levels - 1),
    surface,
    (light, albedo) => light * (minimumAlbedo + albedo),
  )
}

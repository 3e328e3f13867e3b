import { lerp } from '../../shared/numbers'
import type { Canvas } from './canvas'
import { fractal, valueNoise } from './noise'
import type { ReferenceImage } from './referenceImage'

const core = [0.95, 0.92, 0.86] as const
const compass = Array.from(
  { length: 8 },
  (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const,
)
/** Towards the light: what lies there and higher casts its shadow here. */
const casters = [
  [-4, -5, 0.7],
  [-8, -9, 0.84],
  [-12, -13, 0.93],
] as const

/** Lays the glued pieces of a collage on the paint: flat colour with fibres, a torn rim, a shadow below. */
export function gluePaper(
  canvas: Canvas,
  { width, height, planes, shapeAt, brushes }: ReferenceImage,
  seed: number,
) {
  const papers = brushes.map(({ paper }) => paper)
  if (!papers.some(Boolean)) return
  const noise = valueNoise(seed + 400)
  const shapeBeside = (x: number, y: number) =>
    shapeAt[
      Math.max(0, Math.min(height - 1, Math.round(y))) * width +
        Math.max(0, Math.min(width - 1, Math.round(x)))
    ]!
  const piece = (shape: number) => papers[shape] === 'torn' || papers[shape] === 'cut'

  const isRim = (x: number, y: number, own: number) => {
    const reach = 2 + 11 * fractal(noise, x / 26, y / 26, 3) * fractal(noise, x / 7 + 90, y / 7, 2)
    return compass.some(([dx, dy]) => shapeBeside(x + dx * reach, y + dy * reach) < own)
  }
  const shadowAt = (x: number, y: number, own: number) => {
    const caster = casters.find(([dx, dy]) => {
      const other = shapeBeside(x + dx, y + dy)
      return other > own && piece(other)
    })
    return caster ? caster[2] : 1
  }

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = shapeAt[i]!
      const shadow = shadowAt(x, y, own)
      if (!papers[own]) {
        if (shadow < 1) for (const plane of canvas.planes) plane[i] = plane[i]! * shadow
        continue
      }
      const fibre = 0.6 * noise(x / 2.1, y / 9 + own) + 0.4 * noise(x / 13, y / 1.7 + own * 3)
      const tone =
        shadow * (1 + (fibre - 0.5) * 0.07 + (fractal(noise, x / 180 + own * 7, y / 180, 2) - 0.5) * 0.1)
      const white = papers[own] === 'torn' && isRim(x, y, own) ? 0.85 : 0
      canvas.planes.forEach(
        (plane, c) => (plane[i] = Math.min(1, lerp(planes[c]![i]!, core[c]!, white) * tone)),
      )
      canvas.heightMap[i] = (papers[own] === 'torn' && white ? 1.1 : 1.35) + 0.1 * fibre
    }
}

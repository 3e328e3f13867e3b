import { between, randomFrom } from '../../shared/random'
import { brushSet, ground, type Bristles } from './bristles'
import { Canvas } from './canvas'
import { parseHex, shifted, type Rgb } from './colour'
import type { Reference } from './composition'
import type { Point } from './curves'
import { fractal, valueNoise } from './noise'
import { planCoat, type Coat } from './coat'

/** Broad underpainting first, details last; after Hertzmann, "Painterly Rendering with Curved Brush Strokes" (1998). */
const oilCoats: readonly Coat[] = [
  { radius: 46, tolerance: 0, spacing: 0.9, points: [3, 9], blur: 0.5, body: 0.8 },
  { radius: 26, tolerance: 0.045, spacing: 0.9, points: [3, 10] },
  { radius: 14, tolerance: 0.04, spacing: 0.9, points: [2, 10] },
  { radius: 7.5, tolerance: 0.045, spacing: 1, points: [2, 9] },
  { radius: 4.2, tolerance: 0.075, spacing: 1.15, points: [2, 8] },
  { radius: 2.4, tolerance: 0.13, spacing: 1.3, points: [2, 7] },
]

interface Manner {
  readonly coats?: readonly Coat[]
  /** The tint of the primed canvas, which shows between the strokes. */
  readonly primer?: string
  /** Variation of colour from stroke to stroke; 1 is usual. */
  readonly jitter?: number
  readonly seed?: number
}

/** Wet paint a stroke drags along; nothing is wet yet under the first coat. */
const pickUp = 0.1

/** Points of a line painted twice where the brush is dipped again: its dry end would show as dots. */
const overlap = 9

/** Paints a reference with curved strokes: the same canvas in every run. */
export function paint(reference: Reference, manner: Manner = {}): Canvas {
  const { coats = oilCoats, primer = '#6b3a24', jitter = 1, seed = 7 } = manner
  const { width, height, lines, shapeAt, brushes } = reference
  const random = randomFrom(seed)
  const drift = valueNoise(seed + 99)
  const tint = valueNoise(seed + 199)
  const set = brushSet(14, seed + 5)
  const anyBristles = (): Bristles => set[Math.floor(random() * set.length)]!

  const priming = parseHex(primer)
  const canvas = new Canvas(width, height, (i) => {
    const x = i % width
    const t = ground(drift, (x / width) * 14, ((i - x) / width / height) * 14)
    return priming.map((value) => Math.min(1, value * t)) as unknown as Rgb
  })

  /** Slow drift over the canvas, a little of its own in every stroke, and now and then a surprise. */
  const mixed = (colour: Rgb, [x, y]: Point, strength: number, coat: number): Rgb => {
    const slow = fractal(drift, x / 220 + coat * 9, y / 220, 3) - 0.5
    const warm = fractal(tint, x / 150 + 50, y / 150, 3) - 0.5
    const own = () => random() - 0.5
    const lightness = strength * (own() * 0.055 + slow * 0.05)
    const surprise = random() < 0.06 * strength ? 0.1 : 0
    return shifted(
      colour,
      lightness,
      strength * (own() * 0.035 + warm * 0.05) + own() * surprise,
      strength * (own() * 0.035 + slow * 0.06) + own() * surprise,
    )
  }

  coats.forEach((coat, index) => {
    for (const { path, colour, pixel } of planCoat(reference, canvas, coat, random, tint))
      canvas.lay({
        path,
        radius: coat.radius * between(0.8, 1.15, random()),
        colour: mixed(colour, path[0]!, jitter * (brushes[shapeAt[pixel]!]!.jitter ?? 1), index),
        bristles: anyBristles(),
        isFlipped: random() < 0.5,
        opacity: 0.95,
        body: coat.body ?? 1,
        pickUp: index > 0 ? pickUp : pickUp * 0.3,
      })
  })

  for (const { path, colour, radius, load, opacity, over } of lines)
    for (let start = 0; start < path.length - 1; start += load - overlap)
      canvas.lay({
        path: path.slice(start, start + load),
        radius: radius * between(0.85, 1.1, random()),
        colour: shifted(colour, (random() - 0.5) * 0.05, (random() - 0.5) * 0.02, (random() - 0.5) * 0.02),
        bristles: anyBristles(),
        isFlipped: random() < 0.5,
        opacity,
        body: 1,
        pickUp: pickUp * 0.3,
        covers: (pixel) => shapeAt[pixel]! <= over,
      })
  return canvas
}

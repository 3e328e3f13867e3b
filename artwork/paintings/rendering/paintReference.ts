import { lerp, seededRandom } from '../../shared/numbers'
import { createBrushes, groundUnevenness, type Bristles } from './bristles'
import { Canvas } from './canvas'
import { parseHex, shiftColour, type Rgb } from './colour'
import type { PaintingStyle } from './paintingStyle'
import type { ReferenceImage } from './referenceImage'
import type { Point } from './curves'
import { fractal, valueNoise } from './noise'
import { createGrain } from './grain'
import { gluePaper } from './gluePaper'
import { planStrokes } from './planStrokes'

/** Points of a line painted twice where the brush is dipped again: its dry end would show as dots. */
const overlap = 9

/**
 * Paints a reference with strokes, broad ones first, the same canvas in every run; after Hertzmann, "Painterly Rendering
 * with Curved Brush Strokes" (1998).
 */
export function paintReference(reference: ReferenceImage, style: PaintingStyle): Canvas {
  const { layers, primer, colourJitter = 1, pickUp = 0.1, seed = 7 } = style
  const { width, height, lines, shapeAt, brushes } = reference
  const random = seededRandom(seed)
  const drift = valueNoise(seed + 99)
  const tint = valueNoise(seed + 199)
  const brushTextures = createBrushes(14, seed + 5, style.tool)
  const pickBristles = (): Bristles => brushTextures[Math.floor(random() * brushTextures.length)]!

  const priming = parseHex(primer)
  const canvas = new Canvas(
    width,
    height,
    (i) => {
      const x = i % width
      const t = groundUnevenness(drift, (x / width) * 14, ((i - x) / width / height) * 14)
      return priming.map((value) => Math.min(1, value * t)) as unknown as Rgb
    },
    style.bareGround === undefined ? undefined : createGrain(width, height, seed + 61),
  )
  const isHard = brushes.map((brush) => brush.isHardEdged === true)
  const insideOf = (own: number) => (pixel: number) => {
    const shape = shapeAt[pixel]!
    return shape === own || !(isHard[shape] || isHard[own])
  }

  /** Drifts slowly over the canvas, varies in every stroke, and jumps in a few. */
  const varyColour = (colour: Rgb, [x, y]: Point, strength: number, layer: number): Rgb => {
    const slow = fractal(drift, x / 220 + layer * 9, y / 220, 3) - 0.5
    const warm = fractal(tint, x / 150 + 50, y / 150, 3) - 0.5
    const own = () => random() - 0.5
    const lightness = strength * (own() * 0.055 + slow * 0.05)
    const jump = random() < 0.06 * strength ? 0.1 : 0
    return shiftColour(
      colour,
      lightness,
      strength * (own() * 0.035 + warm * 0.05) + own() * jump,
      strength * (own() * 0.035 + slow * 0.06) + own() * jump,
    )
  }

  layers.forEach((layer, index) => {
    for (const { path, colour, pixel } of planStrokes(
      reference,
      canvas,
      layer,
      random,
      tint,
      style.directions,
    ))
      canvas.paintStroke({
        path,
        radius: layer.radius * lerp(0.8, 1.15, random()),
        colour: varyColour(
          colour,
          path[0]!,
          colourJitter * (brushes[shapeAt[pixel]!]!.colourJitter ?? 1),
          index,
        ),
        bristles: pickBristles(),
        isFlipped: random() < 0.5,
        opacity: 0.95,
        paintHeight: layer.paintHeight ?? 1,
        // Nothing is wet yet under the first layer.
        pickUp: index > 0 ? pickUp : pickUp * 0.3,
        ...(style.bareGround !== undefined && { press: 1 - style.bareGround * (index > 0 ? 1 : 0.7) }),
        ...(style.isTaped && { mask: insideOf(shapeAt[pixel]!) }),
      })
  })
  gluePaper(canvas, reference, seed)

  for (const { path, colour, radius, paintLoad, opacity, aboveShape } of lines)
    for (let start = 0; start < path.length - 1; start += paintLoad - overlap)
      canvas.paintStroke({
        path: path.slice(start, start + paintLoad),
        radius: radius * lerp(0.85, 1.1, random()),
        colour: shiftColour(
          colour,
          (random() - 0.5) * 0.05,
          (random() - 0.5) * 0.02,
          (random() - 0.5) * 0.02,
        ),
        bristles: pickBristles(),
        isFlipped: random() < 0.5,
        opacity,
        paintHeight: 1,
        pickUp: pickUp * 0.3,
        ...(style.bareGround !== undefined && { press: 1 - style.bareGround * 0.6 }),
        mask: (pixel) => shapeAt[pixel]! <= aboveShape,
      })
  return canvas
}

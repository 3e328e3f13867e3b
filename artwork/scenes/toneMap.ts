import type { LinearImage } from '../shared/readExr'
import { encodeSrgb } from '../shared/srgb'

const knee = 0.72

/** Straight up to the knee, so that a wall keeps its saturation, then a shoulder that never clips. */
const compressHighlights = (value: number) =>
  value < knee ? value : 1 - (1 - knee) * Math.exp(-(value - knee) / (1 - knee))

/** A light far above white bleaches its colour, as on film. */
const desaturateHighlight = (value: number, brightest: number) =>
  value + (brightest - value) * 0.5 * (1 - Math.exp(-Math.max(0, brightest - 1) / 3))

/** Linear light as eight-bit sRGB without alpha. */
export function toneMap({ width, height, planes }: LinearImage): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const brightest = Math.max(...planes.map((plane) => plane[i]!))
    planes.forEach((plane, c) => {
      pixels[i * 3 + c] = Math.round(
        encodeSrgb(compressHighlights(desaturateHighlight(plane[i]!, brightest))) * 255,
      )
    })
  }
  return pixels
}

import { mapLab } from './colour'
import type { ReferenceImage } from './referenceImage'

/** The light a painter sees by, in OKLab. */
interface Grade {
  /** Distance of light from dark about the middle; 1 leaves it. */
  readonly contrast: number
  readonly chroma: number
  /** What the darks and the lights lean to: green-red and blue-yellow. */
  readonly shadows: readonly [number, number]
  readonly lights: readonly [number, number]
}

const middle = 0.6

/** Brings a picture to one painter's palette and light. */
export function gradeReference(
  picture: ReferenceImage,
  { contrast, chroma, shadows, lights }: Grade,
): ReferenceImage {
  const [red, green, blue] = picture.planes
  for (let i = 0; i < red.length; i++) {
    const [r, g, b] = mapLab([red[i]!, green[i]!, blue[i]!], ([l, a, yellow]) => {
      const dark = Math.max(0, 1 - l / middle)
      const light = Math.max(0, (l - middle) / (1 - middle))
      return [
        Math.min(1, Math.max(0, middle + (l - middle) * contrast)),
        a * chroma + shadows[0] * dark + lights[0] * light,
        yellow * chroma + shadows[1] * dark + lights[1] * light,
      ]
    })
    red[i] = r
    green[i] = g
    blue[i] = b
  }
  return picture
}

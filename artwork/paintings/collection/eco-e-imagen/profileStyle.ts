import type { Transform } from '../../motifs/transform'
import type { Tones } from './palette'

export interface Look {
  readonly tones: Tones
  /** Pixels of one unit of the drawing. */
  readonly unit: number
  /** The strokes lie level, as on water. */
  readonly isReflection?: boolean
}

/** How the brush goes over a head, or over its image in the water. */
export const flows =
  (at: Transform, isReflection = false) =>
  (radians: number) => ({
    flow: isReflection ? 0 : at.direction(radians),
    isHardEdged: !isReflection,
    angleJitter: isReflection ? 0.15 : 0.6,
    minRadius: 3,
  })

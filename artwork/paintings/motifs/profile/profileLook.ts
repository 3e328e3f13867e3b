import type { Transform } from '../transform'
import type { Visage } from './visage'

/** The colours a face in profile is painted in. */
export interface ProfileTones {
  readonly skin: string
  readonly shadow: string
  readonly glow: string
  readonly cheek: string
  readonly lips: string
  readonly line: string
}

export interface ProfileLook {
  readonly tones: ProfileTones
  readonly visage: Visage
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

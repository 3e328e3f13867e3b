import type { Bristles } from './bristles'
import type { Rgb } from './colour'
import type { Point } from './curves'

/** One movement of the brush. */
export interface Stroke {
  readonly path: readonly Point[]
  /** Pixels. */
  readonly radius: number
  readonly colour: Rgb
  readonly bristles: Bristles
  /** Turned over, so that a brush leaves two marks. */
  readonly isFlipped: boolean
  readonly opacity: number
  readonly paintHeight: number
  /** How much of the wet paint below comes along. */
  readonly pickUp: number
  /** How deep chalk is pressed into the grain, 0 to 1; only on a canvas with grain. */
  readonly press?: number
  /** Only over these pixels. */
  readonly mask?: (pixel: number) => boolean
}

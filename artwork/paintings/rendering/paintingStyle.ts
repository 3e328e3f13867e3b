import type { ToolName } from './bristles'
import type { StrokeLayer } from './strokeLayer'

/** How a painter works in one technique. */
export interface PaintingStyle {
  /** Broad brushes first, details last. */
  readonly layers: readonly StrokeLayer[]
  readonly tool?: ToolName
  /** The tint of the primed canvas, which shows between the strokes. */
  readonly primer: string
  /** Variation of colour from stroke to stroke; 1 is usual. */
  readonly colourJitter?: number
  /** Wet paint a stroke drags along, from 0 to 1. */
  readonly pickUp?: number
  /** Strokes are straight and lie in this many directions; without it they bend. */
  readonly directions?: number
  /** Paint never crosses a hard edge, as along masking tape. */
  readonly isTaped?: boolean
  /** Share of the ground that chalk leaves bare, from 0 to 1; without it paint covers everything. */
  readonly bareGround?: number
  readonly seed?: number
}

import type { Rgb } from './colour'
import type { Point } from './curves'

/** How the brush treats one shape. Angles in radians, sizes in pixels. */
export interface BrushSettings {
  /** The direction of the strokes; without it they follow the edges of the picture. */
  readonly flow?: number | ((x: number, y: number) => number)
  /** How far strokes stray from the flow. */
  readonly angleJitter?: number
  /** Strokes stop at its edge. */
  readonly isHardEdged?: boolean
  /** Brushes with a smaller radius leave it alone. */
  readonly minRadius?: number
  /** Brushes with a larger radius leave it alone. */
  readonly maxRadius?: number
  /** Variation of colour from stroke to stroke; 1 is usual. */
  readonly colourJitter?: number
  /** A glued piece instead of paint: torn with a white rim, cut with scissors, or printed on the piece below it. */
  readonly paper?: 'torn' | 'cut' | 'print'
}

/** A single brush line laid over everything painted before it. */
export interface BrushLine {
  readonly path: readonly Point[]
  readonly colour: Rgb
  readonly radius: number
  /** Points until the brush is dipped again. */
  readonly paintLoad: number
  readonly opacity: number
  /** Shapes drawn later hide it. */
  readonly aboveShape: number
}

/** What is to be painted: colours, and for each pixel the number of its shape. */
export interface ReferenceImage {
  readonly width: number
  readonly height: number
  /** Red, green, blue, each 0 to 1. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
  readonly shapeAt: Uint16Array
  readonly brushes: readonly BrushSettings[]
  readonly lines: readonly BrushLine[]
}

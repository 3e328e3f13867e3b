import type { Occasion, ProductLine, Technique } from '../../content/models'

/** What a sketch is drawn from. */
export interface LabelDesign {
  readonly occasion: Occasion
  readonly technique: Technique
  readonly line: ProductLine
  /** As typed; empty where there are none. */
  readonly names: string
  readonly phrase: string
  /** As the label writes it, `14 de febrero de 2027`. */
  readonly day: string
}

/** Drawn until the visitor chooses. */
export const exampleDesign = {
  occasion: 'boda',
  technique: 'oleo',
  line: 'premium',
} as const satisfies Partial<LabelDesign>

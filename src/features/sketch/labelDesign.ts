import type { Occasion, ProductLine, Technique } from '../../content/models'

/** What a sketch is drawn from. */
export interface LabelDesign {
  /** Null until one is chosen: the label has the brand's cross. */
  readonly occasion: Occasion | null
  /** Null until one is chosen: the label is drawn in pencil. */
  readonly technique: Technique | null
  readonly line: ProductLine
  /** Nothing was chosen or typed: pictures of this design are there. */
  readonly isExample: boolean
  /** As typed; empty where there are none. */
  readonly names: string
  readonly phrase: string
  /** As the label writes it, `14 de febrero de 2027`. */
  readonly day: string
}

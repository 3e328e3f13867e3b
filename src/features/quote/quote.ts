import type { Occasion, ProductLine, Technique } from '../../content/models'

/** What the visitor has chosen so far; nothing of it is required. */
export interface Quote {
  readonly occasion: Occasion | null
  /** `50x60` */
  readonly size: string | null
  readonly technique: Technique | null
  readonly line: ProductLine | null
  /** For the label, as typed; empty where there are none. */
  readonly names: string
  readonly phrase: string
  /** How many, as typed. */
  readonly bottles: string
  /** `2027-02-14`, empty where there is none, null while what was typed is no date. */
  readonly date: string | null
  readonly idea: string
}

export const emptyQuote: Quote = {
  occasion: null,
  size: null,
  technique: null,
  line: null,
  names: '',
  phrase: '',
  bottles: '',
  date: '',
  idea: '',
}

/** Priced and drawn until one is chosen. */
export const defaultLine: ProductLine = 'premium'

export type ChosenField = 'occasion' | 'size' | 'technique' | 'line'
export type TypedField = 'names' | 'phrase' | 'bottles' | 'date' | 'idea'

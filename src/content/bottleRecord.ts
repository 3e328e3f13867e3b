import type { CocktailIdOf } from './cocktails'
import type { Frame, Illustration, PictureSource, ProductLine, Technique } from './models'
import type { ArtistId } from './owner'

export interface PaintingRecord {
  readonly id: string
  readonly title: string
  readonly artistId: ArtistId
  readonly technique: Technique
  /** As the wall label reads it: `Acrílico sobre lienzo`. */
  readonly medium: string
  readonly widthCm: number
  readonly heightCm: number
  /** Its moulding, wherever it hangs. */
  readonly frame: Frame
  /** What it shows; how it is made follows in paintingClosings.ts, which only its own page loads. */
  readonly text: string
  readonly image: Illustration
  /** Who painted it and how, in Spanish, where it is not our sample (pictureInventory.ts). */
  readonly madeBy?: string
}

interface LineBottle<Line extends ProductLine> {
  /** `singani-premium-<n>` or `singani-clasico-<n>`: its address, and what makes its card grey (spec §2). */
  readonly id: `singani-${Line}-${number}`
  readonly bottle: PictureSource
  /** Who made the bottle's picture and how, in Spanish, where it is not our sample (pictureInventory.ts). */
  readonly madeBy?: string
  /** The first sentences: the card shows their first 118 characters, which end with a whole word. */
  readonly opening: string
  /** Ends the description, after the line's `origin` and `serving` sentences (lineFacts.ts, product.ts). */
  readonly body: string
  readonly cocktailIds: readonly CocktailIdOf<Line>[]
  readonly painting: PaintingRecord
}

export type BottleRecord = { [Line in ProductLine]: LineBottle<Line> }[ProductLine]

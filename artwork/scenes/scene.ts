import type { ProductLine } from '../../src/content/models'

/** The painting and the line a label shows. */
interface Label {
  readonly painting: string
  readonly line: ProductLine
}

/** One picture drawn by a module of `blender/` that has a function `build()`. */
export interface Scene {
  readonly name: string
  /** The master in `src/content/media/scenes`, without `.jpg`. */
  readonly file: string
  /** The module, as Python imports it from `blender/`: `sets.still`, `tables.wedding`. */
  readonly module: string
  readonly size: { readonly width: number; readonly height: number }
  /** Settings the module reads from `stage.given`. */
  readonly args?: Readonly<Record<string, string | number>>
  /** Labels to draw first; the module gets the PNG file of each by its key. */
  readonly labels?: Readonly<Record<string, Label>>
  /** Pictures of the project the module gets by key, as absolute paths. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly samples?: number
}

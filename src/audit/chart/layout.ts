/** Where everything of a chart lies, in whole px from the upper left corner. Made at build time: `npm run chart`. */
export interface ChartLayout {
  readonly width: number
  readonly height: number
  readonly states: readonly StateBox[]
  /** Dots of the states entered first. */
  readonly starts: readonly Point[]
  readonly arrows: readonly Arrow[]
  readonly labels: readonly ArrowLabel[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface StateBox extends Box {
  readonly id: string
  readonly isCompound: boolean
  /** Left end of the name where no arrow crosses it. */
  readonly nameX: number
}

export interface Arrow {
  /** Ids of the transitions it stands for; none for the arrow from a start dot. */
  readonly transitions: readonly string[]
  readonly points: readonly Point[]
}

/** The label of an arrow: all transitions between the same two states, a row each. */
export interface ArrowLabel extends Box {
  readonly rows: readonly ArrowLabelRow[]
}

export interface ArrowLabelRow {
  readonly transition: string
  readonly y: number
  readonly height: number
}

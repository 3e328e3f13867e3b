import type { Edge } from './placeEdges'
import { mix } from './timing'

/** An upright part of the sheet, drawn without a slant: the heights are those at its middle. */
export interface Column extends Edge {
  readonly width: number
  /** Share of the label's width that it shows, from `part` on. */
  readonly span: number
}

/** px of the stage. A level part of the sheet needs few columns. */
const widest = 6
/** px of the stage that two columns may differ in height. */
const highestStep = 0.5

const lines = ['top', 'bandTop', 'bottom'] as const

/** How much the sheet rises or falls, at most, for its way across. */
const slopeBetween = (from: Edge, to: Edge) =>
  Math.max(...lines.map((line) => Math.abs(to[line] - from[line]))) / (to.x - from.x)

/** The strip that holds a place across the sheet, by its left edge. @param from no strip before it does */
function findStrip(front: readonly Edge[], x: number, from: number): number {
  let index = from
  while (index < front.length - 2 && front[index + 1]!.x < x) index++
  return index
}

/** Reads the sheet at a place across it; beside its ends its outermost strips go on. */
function readAt(front: readonly Edge[], x: number, from: number) {
  const index = findStrip(front, x, from)
  const [a, b] = [front[index]!, front[index + 1]!]
  const share = (x - a.x) / (b.x - a.x)
  return (name: keyof Edge) => mix(a[name], b[name], share)
}

/**
 * The columns that a front is drawn in, at whole px of the screen: else the wall would shine through between them.
 * @param front edges from left to right
 * @param pixel px of the stage for one of the screen
 */
export function columnsOf(front: readonly Edge[], pixel: number): readonly Column[] {
  const columns: Column[] = []
  const end = front.at(-1)!.x
  let index = 0
  let x = Math.floor(front[0]!.x / pixel) * pixel
  let position = Math.max(0, readAt(front, x, index)('position'))
  while (x < end) {
    index = findStrip(front, x, index)
    const slope = slopeBetween(front[index]!, front[index + 1]!)
    const count = Math.max(1, Math.floor(Math.min(widest, highestStep / slope) / pixel))
    const width = count * pixel
    const at = readAt(front, x + width / 2, index)
    const nextPosition = Math.min(1, readAt(front, x + width, index)('position'))
    columns.push({
      x,
      width,
      position,
      span: nextPosition - position,
      top: at('top'),
      bandTop: at('bandTop'),
      bottom: at('bottom'),
      turn: at('turn'),
      wallProgress: at('wallProgress'),
    })
    x += width
    position = nextPosition
  }
  return columns
}

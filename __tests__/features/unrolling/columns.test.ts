import { columnsOf } from '../../../src/features/unrolling/columns'
import type { Edge } from '../../../src/features/unrolling/placeEdges'
import { expectSome } from '../../support/expectSome'

const edge = (x: number, position: number, top: number, bottom: number): Edge => ({
  x,
  position,
  top,
  bandTop: bottom - 20,
  bottom,
  turn: 0,
  wallProgress: position,
})
/** Level to half of the way, then slanting: 40 px down for 50 px. */
const front = [edge(10.3, 0, 20, 120), edge(60.3, 0.5, 20, 120), edge(110.3, 1, 10, 160)]

describe.each([1, 0.5])('where a px of the screen has %d px', (pixel) => {
  const columns = columnsOf(front, pixel)

  it('the columns follow each other without a gap, at whole px of the screen, over all of the front', () => {
    expect(columns[0]!.x).toBe(10)
    for (const [index, { x, width }] of expectSome([...columns.entries()])) {
      expect(x / pixel).toBe(Math.round(x / pixel))
      expect(columns[index + 1]?.x ?? x + width).toBe(x + width)
    }
    expect(columns.at(-1)!.x + columns.at(-1)!.width).toBeGreaterThanOrEqual(110.3)
  })

  it('a slanting line has no step higher than a px; a level part needs few columns', () => {
    const slanting = columns.filter(({ x }) => x > 66)
    const bottoms = slanting.map(({ bottom }) => bottom)
    const steps = bottoms.slice(1).map((bottom, index) => bottom - bottoms[index]!)
    expect(Math.max(...steps)).toBeLessThan(0.81)
    expect(columns.filter(({ x }) => x < 58).length).toBeLessThan(10)
  })

  it('they show the label from its left edge to its right edge, each its own part', () => {
    expect(columns[0]!.position).toBeCloseTo(0)
    for (const { position, span } of expectSome(columns)) expect(position + span).toBeLessThanOrEqual(1)
    const inside = columns.filter(({ x }) => x > 66 && x < 100)
    for (const { x, width, position, span } of expectSome(inside)) {
      expect(position).toBeCloseTo((x - 10.3) / 100)
      expect(span).toBeCloseTo(width / 100)
    }
  })
})

it('a column over several strips shows what all of them show', () => {
  const strips = Array.from({ length: 41 }, (_, index) => edge(10 + 2.5 * index, index / 40, 20, 120))
  for (const { x, width, position, span } of expectSome(columnsOf(strips, 1))) {
    expect(position).toBeCloseTo((x - 10) / 100)
    expect(position + span).toBeCloseTo(Math.min(1, (x + width - 10) / 100))
  }
})

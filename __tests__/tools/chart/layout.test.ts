import { gateChart, tallLayout, wideLayout } from '../../../src/audit/chart/gateChart'
import { sizes } from '../../../src/audit/chart/labels'
import type { Arrow, Box, ArrowLabel } from '../../../src/audit/chart/layout'
import { textWidth } from '../../../tools/chart/textWidth'
import { expectSome } from '../../support/expectSome'

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const segmentsOf = ({ points }: Arrow): Box[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
    return { x, y, width: Math.abs(end.x - start.x) + 1, height: Math.abs(end.y - start.y) + 1 }
  })

const isOwn = (arrow: Arrow, label: ArrowLabel) =>
  label.rows.some(({ transition }) => arrow.transitions.includes(transition))

describe.each([
  ['wide', wideLayout],
  ['tall', tallLayout],
])('the %s drawing', (_, layout) => {
  const { labels, arrows, states, width, height } = layout

  it('has a row for every transition, an arrow too, and a box for every state but the root', () => {
    const all = gateChart.transitions.map(({ id }) => id).sort()
    expect(labels.flatMap(({ rows }) => rows.map(({ transition }) => transition)).sort()).toEqual(all)
    expect(arrows.flatMap(({ transitions }) => transitions).sort()).toEqual(all)
    expect(states.map(({ id }) => id).sort()).toEqual(
      gateChart.states
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('writes no label over another, over a state that has no room for it, or outside the frame', () => {
    const leaves = states.filter(({ isCompound }) => !isCompound)
    const boxes: Box[] = [...labels, ...leaves]
    for (const box of expectSome(boxes)) {
      expect(expectSome(boxes).filter((other) => other !== box && meet(box, other))).toEqual([])
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  })

  it('leads no arrow through another arrow’s label, through a state or through a state’s name', () => {
    const names: Box[] = states
      .filter(({ isCompound }) => isCompound)
      .map(({ id, nameX, y }) => ({
        x: nameX,
        y: y + 10,
        width: textWidth(id.split('.').at(-1) ?? '', sizes.name),
        height: 18,
      }))
    const inside = states
      .filter(({ isCompound }) => !isCompound)
      .map((box) => ({ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }))
    for (const arrow of expectSome(arrows)) {
      const obstacles = [...labels.filter((label) => !isOwn(arrow, label)), ...names, ...inside]
      for (const segment of expectSome(segmentsOf(arrow))) {
        expect(expectSome(obstacles).filter((obstacle) => meet(segment, obstacle))).toEqual([])
      }
    }
  })

  it('gives every row the height a finger needs, one below the other', () => {
    for (const label of expectSome(labels)) {
      let top = label.y
      for (const row of expectSome(label.rows)) {
        expect(row.height).toBeGreaterThanOrEqual(24)
        expect(row.y).toBe(top)
        top += row.height
      }
      expect(top).toBe(label.y + label.height)
    }
  })
})

it('the tall drawing is not wider than a tablet', () => {
  expect(tallLayout.width).toBeLessThanOrEqual(760)
})

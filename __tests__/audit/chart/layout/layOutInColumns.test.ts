import type { Chart } from '../../../../src/audit/chart/chart'
import { deriveChart } from '../../../../src/audit/chart/deriveChart'
import { diffCharts } from '../../../../src/audit/chart/diffCharts'
import { layOutInColumns } from '../../../../src/audit/chart/layout/layOutInColumns'
import { gateChart } from '../../../../src/audit/gate/gateChart'
import { expectSome } from '../../../support/expectSome'
import { everyTransition, misplaced } from '../support/misplaced'
import { player } from '../support/player'

const everything = deriveChart(player)

const charts = {
  gate: gateChart,
  'a machine with everything': everything,
  'two machines, one removed': diffCharts(everything, gateChart).union,
}

describe.each(Object.entries(charts))('%s', (_name, chart) => {
  const layout = layOutInColumns(chart)

  it('every state that is shown has a box, every transition a row and an arrow to each target', () => {
    const { states, labels, arrows } = layout
    const placed = states.map(({ id }) => id)
    expect(placed).toEqual(
      expect.arrayContaining(chart.states.filter(({ parent }) => parent).map(({ id }) => id)),
    )
    expect(labels.flatMap(({ rows }) => rows.map(({ transition }) => transition)).sort()).toEqual(
      chart.transitions.map(({ id }) => id).sort(),
    )
    expect(arrows.flatMap(({ transitions }) => transitions).sort()).toEqual(everyTransition(chart))
  })

  it('nothing lies over anything else or outside the frame', () => {
    expect(misplaced(chart, layout)).toEqual([])
  })

  it('no two lines run on each other', () => {
    const pieces = layout.arrows.flatMap(({ points }, arrow) =>
      points.slice(1).flatMap((end, index) => {
        const start = points[index]!
        return start.y === end.y
          ? [{ arrow, y: end.y, from: Math.min(start.x, end.x), to: Math.max(start.x, end.x) }]
          : []
      }),
    )
    for (const one of expectSome(pieces)) {
      const others = expectSome(pieces).filter(
        ({ arrow, y, from, to }) => arrow !== one.arrow && y === one.y && from < one.to && one.from < to,
      )
      expect(others).toEqual([])
    }
  })

  it('every arrow ends at its state', () => {
    const boxes = new Map(layout.states.map((box) => [box.id, box]))
    const withTransition = layout.arrows.filter(({ transitions }) => transitions.length > 0)
    for (const { transitions, points } of expectSome(withTransition)) {
      const { to, targets } = chart.transitions.find(({ id }) => id === transitions[0])!
      const ends = (targets.length > 0 ? targets : [to]).map((id) => boxes.get(id))
      const { x, y } = points.at(-1)!
      expect(
        expectSome(ends).some(
          (box) => box && x === box.x + box.width && y >= box.y && y <= box.y + box.height,
        ),
      ).toBe(true)
    }
  })
})

it('a transition of a state that the chart does not hold is left out', () => {
  const [first, ...others] = everything.transitions
  const odd: Chart = { ...everything, transitions: [{ ...first!, from: 'nowhere' }, ...others] }
  const rows = layOutInColumns(odd).labels.flatMap((label) => label.rows)
  expect(rows.map(({ transition }) => transition)).not.toContain(first!.id)
})

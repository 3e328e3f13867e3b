import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { gateChart, tallLayout } from '../../../src/audit/gate/gateChart'
import { layOut } from '../../../tools/chart/layout'
import { everyTransition, misplaced } from '../../audit/chart/support/misplaced'
import { player } from '../../audit/chart/support/player'
import { expectSome } from '../../support/expectSome'

const charts = { gate: gateChart, player: deriveChart(player) }

describe.each([
  ['gate', 'RIGHT'],
  ['gate', 'DOWN'],
  ['player', 'RIGHT'],
  ['player', 'DOWN'],
] as const)('the drawing of %s, %s', (name, direction) => {
  const chart = charts[name]
  const drawn = layOut(chart, direction)

  it('has a row for every transition, an arrow to each target, and a box for every state that it shows', async () => {
    const { labels, arrows, states } = await drawn
    expect(labels.flatMap(({ rows }) => rows.map(({ transition }) => transition)).sort()).toEqual(
      chart.transitions.map(({ id }) => id).sort(),
    )
    expect(arrows.flatMap(({ transitions }) => transitions).sort()).toEqual(everyTransition(chart))
    const shown = name === 'gate' ? chart.states.slice(1) : chart.states
    expect(states.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
  })

  it('writes no label over another, a state, a heading or the frame, and leads no arrow through one', async () => {
    expect(misplaced(chart, await drawn)).toEqual([])
  })

  it('gives every row the height and width a finger needs, one below the other', async () => {
    const { labels } = await drawn
    for (const label of expectSome(labels)) {
      expect(label.width).toBeGreaterThanOrEqual(24)
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

import type { Chart, ChartMarks } from './chart'
import { arrowsInOrder, drawArrow } from './drawArrow'
import { drawPill } from './drawPill'
import { drawState } from './drawState'
import type { ChartLayout } from './layout'
import { classOf, type Shape } from './shape'

/** What a drawing of the chart consists of, from the back to the front. */
export function drawingOf(chart: Chart, layout: ChartLayout, marks: ChartMarks): Shape[] {
  const states = layout.states.flatMap((box) => {
    const state = chart.states.find(({ id }) => id === box.id)
    return state ? [drawState(chart, state, box, marks)] : []
  })
  const starts = layout.starts.map(({ x, y }): Shape => ({
    tag: 'circle',
    className: classOf('start'),
    attributes: { cx: x, cy: y, r: 6 },
  }))
  return [
    ...states,
    ...arrowsInOrder(layout.arrows, marks).map((arrow) => drawArrow(chart, arrow, marks)),
    ...starts,
    ...layout.pills.map((pill) => drawPill(chart, pill, marks)),
  ]
}

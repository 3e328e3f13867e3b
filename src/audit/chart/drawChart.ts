import type { Chart, ChartMarks } from './chart'
import { sortArrows, drawArrow } from './drawArrow'
import { drawArrowLabel } from './drawArrowLabel'
import { drawState } from './drawState'
import type { ChartLayout } from './layout'
import { classOf, type SvgNode } from './svgNode'

/** What a drawing of the chart consists of, from the back to the front. */
export function drawChart(chart: Chart, layout: ChartLayout, marks: ChartMarks): SvgNode[] {
  const states = layout.states.flatMap((box) => {
    const state = chart.states.find(({ id }) => id === box.id)
    return state ? [drawState(chart, state, box, marks)] : []
  })
  const starts = layout.starts.map(({ x, y }): SvgNode => ({
    tag: 'circle',
    className: classOf('start'),
    attributes: { cx: x, cy: y, r: 6 },
  }))
  return [
    ...states,
    ...sortArrows(layout.arrows, marks).map((arrow) => drawArrow(chart, arrow, marks)),
    ...starts,
    ...layout.labels.map((label) => drawArrowLabel(chart, label, marks)),
  ]
}

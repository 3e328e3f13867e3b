import { drawChangeBadge } from './drawBadge'
import type { Chart, ChartMarks, ChartState } from './chart'
import { sizes, stateDetails } from './labels'
import type { StateBox } from './layout'
import { formatState } from './formatChart'
import { classOf, text, type SvgNode } from './svgNode'

const nameBaseline = 24

/** A state's box with its name, rule, actors and tags. */
export function drawState(chart: Chart, state: ChartState, box: StateBox, marks: ChartMarks): SvgNode {
  const change = marks.changes?.[state.id]
  const place = box.isCompound ? 'compound' : 'leaf'
  const { x, y, width, height } = box
  const details = stateDetails(state).map((line, index) =>
    text('note', line, box.nameX, y + nameBaseline + 3 + (index + 1) * sizes.line, place),
  )
  return {
    tag: 'g',
    className: classOf('state', place, marks.active?.includes(state.id) && 'active', change),
    label: formatState(chart, state, marks),
    children: [
      {
        tag: 'rect',
        className: classOf('box'),
        attributes: { x, y, width, height, rx: box.isCompound ? 14 : 10 },
      },
      text('name', state.name, box.nameX, y + nameBaseline, place),
      ...(state.rule ? [text('rule', state.rule, x + width - sizes.padding, y + 16)] : []),
      ...details,
      ...drawChangeBadge(change, { x, y: y + 12 }),
    ],
  }
}

import { differenceOf, drawDifferenceBadge } from './drawBadge'
import type { Chart, ChartMarks, ChartState } from './chart'
import { sizes, stateDetails, stateHeading } from './labels'
import type { StateBox } from './layout'
import { formatState } from './formatChart'
import { classOf, text, type SvgNode } from './svgNode'

const nameBaseline = 24

/** The second border of a final state. */
const innerBorder = ({ x, y, width, height }: StateBox): SvgNode => ({
  tag: 'rect',
  className: classOf('inner'),
  attributes: { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 7 },
})

function cornerOf({ isCompound, height }: StateBox, { type }: ChartState): number {
  if (type.endsWith('history')) return Math.min(height / 2, 20)
  return isCompound ? 14 : 10
}

/** Is it one of the parts that are active together? */
const isRegion = ({ states }: Chart, { parent }: ChartState) =>
  states.some(({ id, type }) => id === parent && type === 'parallel')

/** A state's box with its name, rule, actions, actors and tags; final and history states and regions by their border. */
export function drawState(chart: Chart, state: ChartState, box: StateBox, marks: ChartMarks): SvgNode {
  const difference = differenceOf(state.id, marks)
  const place = box.isCompound ? 'compound' : 'leaf'
  const { x, y, width, height } = box
  const details = stateDetails(state).map((line, index) =>
    text('note', line, box.nameX, y + nameBaseline + 3 + (index + 1) * sizes.line, place),
  )
  return {
    tag: 'g',
    className: classOf(
      'state',
      place,
      isRegion(chart, state) && 'region',
      marks.active?.includes(state.id) && 'active',
      difference,
    ),
    label: formatState(chart, state, marks),
    children: [
      {
        tag: 'rect',
        className: classOf('box'),
        attributes: { x, y, width, height, rx: cornerOf(box, state) },
      },
      ...(state.type === 'final' ? [innerBorder(box)] : []),
      text('name', stateHeading(state), box.nameX, y + nameBaseline, place),
      ...(state.rule ? [text('rule', state.rule, x + width - sizes.padding, y + 16)] : []),
      ...details,
      ...drawDifferenceBadge(difference, { x, y: y + 12 }),
    ],
  }
}

import { differenceOf, drawCoverageBadge, drawDifferenceBadge, drawOrderBadge } from './drawBadge'
import type { Chart, ChartMarks, ChartTransition } from './chart'
import { eventLines, sizes, transitionDetails } from './labels'
import type { ArrowLabel, ArrowLabelRow } from './layout'
import { formatMarkedTransition } from './formatChart'
import { classOf, text, type SvgNode } from './svgNode'

const baseline = 16.5

function drawRow(
  chart: Chart,
  transition: ChartTransition,
  row: ArrowLabelRow,
  label: ArrowLabel,
  marks: ChartMarks,
): SvgNode {
  const { id, rule, isExtension } = transition
  const event = eventLines(transition)
  const isEnabled = marks.enabled?.includes(id) ?? false
  const difference = differenceOf(id, marks)
  const left = label.x + sizes.padding
  const badge = { x: label.x - 3, y: row.y + sizes.head / 2 }
  return {
    tag: 'g',
    className: classOf(
      'row',
      isExtension && 'extension',
      isEnabled && 'enabled',
      marks.steps?.includes(id) && 'step',
      marks.last?.includes(id) && 'last',
      difference,
    ),
    label: formatMarkedTransition(chart, transition, marks),
    ...(isEnabled ? { transition: id } : {}),
    children: [
      {
        tag: 'rect',
        className: classOf('hit'),
        attributes: { x: label.x, y: row.y, width: label.width, height: row.height, rx: 8 },
      },
      ...event.map((line, index) => text('event', line, left, row.y + baseline + index * sizes.line)),
      ...(rule ? [text('rule', rule, label.x + label.width - sizes.padding, row.y + baseline)] : []),
      ...transitionDetails(transition).map((line, index) =>
        text('detail', line, left, row.y + baseline + (index + event.length) * sizes.line),
      ),
      ...drawDifferenceBadge(difference, badge),
      ...drawCoverageBadge(marks.coverage, id, badge),
      ...drawOrderBadge(marks.steps, id, { ...badge, x: label.x + label.width + 3 }),
    ],
  }
}

const divider = ({ x, width }: ArrowLabel, { y }: ArrowLabelRow): SvgNode => ({
  tag: 'line',
  className: classOf('divider'),
  attributes: { x1: x, x2: x + width, y1: y, y2: y },
})

/** An arrow's label: a row for each transition it stands for. */
export function drawArrowLabel(chart: Chart, label: ArrowLabel, marks: ChartMarks): SvgNode {
  const { x, y, width, height, rows } = label
  const drawn = rows.flatMap((row) => {
    const transition = chart.transitions.find(({ id }) => id === row.transition)
    return transition ? [drawRow(chart, transition, row, label, marks)] : []
  })
  const isLit = (ids: readonly string[] = []) => rows.some(({ transition }) => ids.includes(transition))
  return {
    tag: 'g',
    className: classOf(
      'label',
      isLit(marks.enabled) && 'enabled',
      isLit(marks.steps) && 'step',
      isLit(marks.last) && 'last',
    ),
    children: [
      { tag: 'rect', className: classOf('card'), attributes: { x, y, width, height, rx: 8 } },
      ...rows.slice(1).map((row) => divider(label, row)),
      ...drawn,
    ],
  }
}

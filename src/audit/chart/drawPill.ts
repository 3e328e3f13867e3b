import { drawChangeBadge, drawCoverageBadge } from './drawBadge'
import type { Chart, ChartMarks, ChartTransition } from './chart'
import { sizes, transitionDetails } from './labels'
import type { Pill, PillRow } from './layout'
import { formatMarkedTransition } from './formatChart'
import { classOf, text, type SvgNode } from './svgNode'

const baseline = 16.5

function drawRow(
  chart: Chart,
  transition: ChartTransition,
  row: PillRow,
  pill: Pill,
  marks: ChartMarks,
): SvgNode {
  const { id, event, rule, isExtension } = transition
  const isEnabled = marks.enabled?.includes(id) ?? false
  const change = marks.changes?.[id]
  const left = pill.x + sizes.padding
  const middle = row.y + sizes.head / 2
  return {
    tag: 'g',
    className: classOf(
      'row',
      isExtension && 'extension',
      isEnabled && 'enabled',
      marks.last?.includes(id) && 'last',
      change,
    ),
    label: formatMarkedTransition(chart, transition, marks),
    ...(isEnabled ? { transition: id } : {}),
    children: [
      {
        tag: 'rect',
        className: classOf('hit'),
        attributes: { x: pill.x, y: row.y, width: pill.width, height: row.height, rx: 8 },
      },
      text('event', event, left, row.y + baseline),
      ...(rule ? [text('rule', rule, pill.x + pill.width - sizes.padding, row.y + baseline)] : []),
      ...transitionDetails(transition).map((line, index) =>
        text('detail', line, left, row.y + baseline + (index + 1) * sizes.line),
      ),
      ...drawChangeBadge(change, pill.x - 3, middle),
      ...drawCoverageBadge(marks.coverage, id, pill.x - 3, middle),
    ],
  }
}

const divider = ({ x, width }: Pill, { y }: PillRow): SvgNode => ({
  tag: 'line',
  className: classOf('divider'),
  attributes: { x1: x, x2: x + width, y1: y, y2: y },
})

/** An arrow's label: a row for each transition it stands for. */
export function drawPill(chart: Chart, pill: Pill, marks: ChartMarks): SvgNode {
  const { x, y, width, height, rows } = pill
  const drawn = rows.flatMap((row) => {
    const transition = chart.transitions.find(({ id }) => id === row.transition)
    return transition ? [drawRow(chart, transition, row, pill, marks)] : []
  })
  const isLit = (ids: readonly string[] = []) => rows.some(({ transition }) => ids.includes(transition))
  return {
    tag: 'g',
    className: classOf('pill', isLit(marks.enabled) && 'enabled', isLit(marks.last) && 'last'),
    children: [
      { tag: 'rect', className: classOf('card'), attributes: { x, y, width, height, rx: 8 } },
      ...rows.slice(1).map((row) => divider(pill, row)),
      ...drawn,
    ],
  }
}

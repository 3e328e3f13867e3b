import type { Chart, ChartMarks } from './chart'
import { differenceOf } from './drawBadge'
import type { Arrow, Point } from './layout'
import { classOf, type SvgNode } from './svgNode'

const cornerRadius = 8
const headLength = 9
const headHalfWidth = 4.5

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)

/** The point `length` px from `from` on the way to `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1)
  return { x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share) }
}

const round = (value: number) => Math.round(value * 10) / 10

const at = ({ x, y }: Point) => `${x} ${y}`

function corner(before: Point, point: Point, after: Point): string {
  const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, after) / 2)
  return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`
}

/** An arrow's line with rounded corners, which ends where its head begins. */
function linePath(points: readonly Point[]): string {
  const [start, end, beforeEnd] = [points[0], points.at(-1), points.at(-2)]
  if (!start || !end || !beforeEnd) return ''
  const corners = points.slice(1, -1).map((point, index) => corner(points[index]!, point, points[index + 2]!))
  return `M${at(start)}${corners.join('')}L${at(towards(end, beforeEnd, headLength - 2))}`
}

/** The triangle at an arrow's end. */
function headPath(points: readonly Point[]): string {
  const [end, beforeEnd] = [points.at(-1), points.at(-2)]
  if (!end || !beforeEnd) return ''
  const base = towards(end, beforeEnd, headLength)
  const across = {
    x: ((end.y - base.y) / headLength) * headHalfWidth,
    y: ((base.x - end.x) / headLength) * headHalfWidth,
  }
  const side = (sign: number) =>
    at({ x: round(base.x + sign * across.x), y: round(base.y + sign * across.y) })
  return `M${at(end)}L${side(1)}L${side(-1)}Z`
}

const commonDifference = ({ transitions }: Arrow, marks: ChartMarks) => {
  const [first, ...others] = new Set(transitions.map((id) => differenceOf(id, marks)))
  return others.length === 0 ? first : undefined
}

const isAmong = ({ transitions }: Arrow, ids: readonly string[] = []) =>
  transitions.some((id) => ids.includes(id))

/** An arrow's line and head; dashed where every transition it stands for is an extension. */
export function drawArrow(chart: Chart, arrow: Arrow, marks: ChartMarks): SvgNode {
  const { transitions, points } = arrow
  const own = chart.transitions.filter(({ id }) => transitions.includes(id))
  const isExtension = own.length > 0 && own.every((transition) => transition.isExtension)
  return {
    tag: 'g',
    className: classOf(
      'arrow',
      isExtension && 'extension',
      isAmong(arrow, marks.enabled) && 'enabled',
      isAmong(arrow, marks.steps) && 'step',
      isAmong(arrow, marks.last) && 'last',
      commonDifference(arrow, marks),
    ),
    children: [
      { tag: 'path', className: classOf('line'), attributes: { d: linePath(points) } },
      { tag: 'path', className: classOf('head'), attributes: { d: headPath(points) } },
    ],
  }
}

/** Lit arrows come after the others, so that nothing is drawn over them. */
export function sortArrows(arrows: readonly Arrow[], { enabled, last, steps }: ChartMarks): Arrow[] {
  const heightOf = (arrow: Arrow) => [enabled, steps, last].findLastIndex((ids) => isAmong(arrow, ids))
  return [...arrows].sort((one, other) => heightOf(one) - heightOf(other))
}

import { headPath, linePath } from './arrowPath'
import type { Chart, ChartMarks } from './chart'
import type { Arrow } from './layout'
import { classOf, type Shape } from './shape'

const changeOf = ({ transitions }: Arrow, { changes = {} }: ChartMarks) => {
  const [first, ...others] = new Set(transitions.map((id) => changes[id]))
  return others.length === 0 ? first : undefined
}

/** An arrow's line and head; dashed where every transition it stands for is an extension. */
export function drawArrow(chart: Chart, arrow: Arrow, marks: ChartMarks): Shape {
  const { transitions, points } = arrow
  const isLit = (ids: readonly string[] = []) => transitions.some((id) => ids.includes(id))
  const own = chart.transitions.filter(({ id }) => transitions.includes(id))
  const isExtension = own.length > 0 && own.every((transition) => transition.isExtension)
  return {
    tag: 'g',
    className: classOf(
      'arrow',
      isExtension && 'extension',
      isLit(marks.enabled) && 'enabled',
      isLit(marks.last) && 'last',
      changeOf(arrow, marks),
    ),
    children: [
      { tag: 'path', className: classOf('line'), attributes: { d: linePath(points) } },
      { tag: 'path', className: classOf('head'), attributes: { d: headPath(points) } },
    ],
  }
}

/** Lit arrows come after the others, so that nothing is drawn over them. */
export function arrowsInOrder(arrows: readonly Arrow[], { enabled = [], last = [] }: ChartMarks): Arrow[] {
  const heightOf = ({ transitions }: Arrow) =>
    transitions.some((id) => last.includes(id)) ? 2 : transitions.some((id) => enabled.includes(id)) ? 1 : 0
  return [...arrows].sort((one, other) => heightOf(one) - heightOf(other))
}

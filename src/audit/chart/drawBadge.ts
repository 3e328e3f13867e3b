import type { ChartMarks } from './chart'
import type { Point } from './layout'
import { orderOf } from './orderOf'
import { classOf, text, type SvgNode } from './svgNode'

const signs = { added: '+', removed: '−', changed: '~', unknown: '?' } as const

/** How something differs: from another version of the chart, or by being unknown to it. */
export const differenceOf = (id: string, { changes, unknown }: ChartMarks): keyof typeof signs | undefined =>
  changes?.[id] ?? (unknown?.includes(id) ? 'unknown' : undefined)

/** A disc with + − ~ or ? on what differs; nothing on what does not. */
export function drawDifferenceBadge(change: keyof typeof signs | undefined, { x, y }: Point): SvgNode[] {
  if (!change) return []
  return [
    { tag: 'circle', className: classOf('badge', change), attributes: { cx: x, cy: y, r: 8 } },
    text('sign', signs[change], x, y + 4.5),
  ]
}

/** A disc with a tick where it was covered, a hollow diamond where not. */
export function drawCoverageBadge(coverage: ChartMarks['coverage'], id: string, { x, y }: Point): SvgNode[] {
  if (!coverage) return []
  if (!coverage[id])
    return [
      {
        tag: 'path',
        className: classOf('badge', 'missed'),
        attributes: { d: `M${x - 7} ${y}L${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}Z` },
      },
    ]
  return [
    { tag: 'circle', className: classOf('badge', 'covered'), attributes: { cx: x, cy: y, r: 7 } },
    { tag: 'path', className: classOf('tick'), attributes: { d: `M${x - 3.5} ${y}l2.5 3l4.5 -5.5` } },
  ]
}

/** A disc with the transition's place in the step; nothing where the step took one alone. */
export function drawOrderBadge(steps: ChartMarks['steps'], id: string, { x, y }: Point): SvgNode[] {
  const places = orderOf(steps, id)
  if (places === '') return []
  return [
    { tag: 'circle', className: classOf('badge', 'order'), attributes: { cx: x, cy: y, r: 9 } },
    text('sign', places, x, y + 4.5),
  ]
}

import type { ChangeKind, ChartMarks } from './chart'
import type { Point } from './layout'
import { classOf, text, type SvgNode } from './svgNode'

const signs = { added: '+', removed: '−', changed: '~' } as const

/** A disc with + − or ~ on what differs; nothing on what does not. */
export function drawChangeBadge(change: ChangeKind | undefined, { x, y }: Point): SvgNode[] {
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

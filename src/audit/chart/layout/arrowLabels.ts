import type { Chart, ChartTransition } from '../chart'
import { endsOf } from '../hierarchy'
import { eventLines, rowHeight, sizes, transitionDetails } from '../labels'
import type { ArrowLabel, Box } from '../layout'
import { textWidth } from './textWidth'

/** All transitions between the same states: one label, and an arrow to each target. */
export interface ArrowLabelSize {
  readonly id: string
  readonly from: string
  /** The label stands on the arrow to the first. */
  readonly targets: readonly [string, ...string[]]
  readonly transitions: readonly ChartTransition[]
  /** In px. */
  readonly width: number
  readonly height: number
}

const headGap = 14

const widthOf = (transition: ChartTransition) =>
  2 * sizes.padding +
  Math.max(
    ...eventLines(transition).map(
      (line, index) =>
        textWidth(line, sizes.event) + (index === 0 ? headGap + textWidth(transition.rule, sizes.rule) : 0),
    ),
    ...transitionDetails(transition).map((line) => textWidth(line, sizes.detail)),
  )

/** The labels of a chart's arrows, in px. */
export function measureArrowLabels({ transitions }: Chart): ArrowLabelSize[] {
  const arrowOf = (transition: ChartTransition) => `${transition.from} → ${endsOf(transition).join(' + ')}`
  return [...new Set(transitions.map(arrowOf))].map((id) => {
    const group = transitions.filter((transition) => arrowOf(transition) === id)
    const [first] = group as [ChartTransition]
    return {
      id,
      from: first.from,
      targets: endsOf(first),
      transitions: group,
      width: Math.ceil(Math.max(sizes.least, ...group.map(widthOf))),
      height: group.reduce((height, transition) => height + rowHeight(transition), 0),
    }
  })
}

/** A label in its place: its rows one below the other. */
export function toArrowLabel({ transitions }: ArrowLabelSize, box: Box): ArrowLabel {
  const heights = transitions.map(rowHeight)
  const above = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, 0)
  return {
    ...box,
    rows: transitions.map((transition, index) => ({
      transition: transition.id,
      y: box.y + above(index),
      height: rowHeight(transition),
    })),
  }
}

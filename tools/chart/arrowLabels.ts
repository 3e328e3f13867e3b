import type { Chart, ChartTransition } from '../../src/audit/chart/chart'
import { rowHeight, sizes, transitionDetails } from '../../src/audit/chart/labels'
import { textWidth } from './textWidth'

/** All transitions between the same two states: one arrow, one label. */
export interface ArrowLabelSize {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: readonly ChartTransition[]
  readonly width: number
  readonly height: number
}

const headGap = 14

const widthOf = (transition: ChartTransition) =>
  2 * sizes.padding +
  Math.max(
    textWidth(transition.event, sizes.event) + headGap + textWidth(transition.rule, sizes.rule),
    ...transitionDetails(transition).map((line) => textWidth(line, sizes.detail)),
  )

/** The labels of a chart's arrows, in px. */
export function measureArrowLabels({ transitions }: Chart): ArrowLabelSize[] {
  const arrowOf = ({ from, to }: ChartTransition) => `${from} → ${to}`
  return [...new Set(transitions.map(arrowOf))].map((id) => {
    const group = transitions.filter((transition) => arrowOf(transition) === id)
    const [{ from, to }] = group as [ChartTransition]
    return {
      id,
      from,
      to,
      transitions: group,
      width: Math.ceil(Math.max(...group.map(widthOf))),
      height: group.reduce((height, transition) => height + rowHeight(transition), 0),
    }
  })
}

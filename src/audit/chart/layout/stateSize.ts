import type { ChartState } from '../chart'
import { sizes, stateDetails, stateHeading } from '../labels'
import { textWidth } from './textWidth'

const leastWidth = 90
const sideRoom = 14

/** Height in px of a state's heading and the lines under it. */
export const headRoom = (state: ChartState) => 40 + stateDetails(state).length * sizes.line

const ruleWidth = ({ rule }: ChartState) => (rule ? textWidth(rule, sizes.rule) + sizes.padding : 0)

/** Width in px of a state's heading and the lines under it. */
export const headWidth = (state: ChartState) =>
  Math.max(
    textWidth(stateHeading(state), sizes.name),
    ...stateDetails(state).map((line) => textWidth(line, sizes.detail)),
  )

/** Width in px that a state's own texts need; the rule stands at the right of a centred heading. */
export const widthOfState = (state: ChartState) =>
  Math.max(
    leastWidth,
    Math.ceil(Math.max(textWidth(stateHeading(state), sizes.name) + 2 * ruleWidth(state), headWidth(state))) +
      2 * sideRoom,
  )

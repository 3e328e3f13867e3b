import { mix } from './timing'

const paperBack = [230, 217, 186] as const
/** What light from the other sides of the paper leaves in its shade: a grey there would look like metal. */
const paperShade = [128, 98, 68] as const
const shadowColour = [14, 8, 26] as const

/** How dark the paper is, 0 to 1: light comes from the left, most of it straight on. */
export const shadeAt = (turn: number) => (turn > 0 ? 0.46 : 0.3) * Math.sin(turn) ** 2

/** A colour of CSS. */
export const backColour = (dark: number) =>
  `rgb(${paperBack.map((value, index) => mix(value, paperShade[index]!, dark)).join(' ')})`

/** A colour of CSS. @param strength 0 to 1, opaque */
export const shadowOf = (strength: number) => `rgb(${shadowColour.join(' ')} / ${strength})`

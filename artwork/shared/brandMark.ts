import { chakanaOutline } from '../../src/shared/ui/Brand'

/** The brand's chakana with its round hole, as an SVG path for `fill-rule="evenodd"`; it reaches 3.6 from its middle. */
export const brandMark = `${chakanaOutline}M0-1.15A1.15 1.15 0 1 0 0 1.15 1.15 1.15 0 1 0 0-1.15z`

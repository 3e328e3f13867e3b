import { clamp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'

/** Where sky and salt meet. */
export const horizon = 1150
/** The middle of the sun. */
export const heart = { x: 825, y: 668 } as const

const stops = ['#33248c', '#6a44b4', '#b062c4', '#ea82b8', '#fba4b0', '#fdd6a8'] as const

/** The colour of the sky from its top, 0, to the horizon, 1. */
export function skyAt(at: number): string {
  const place = clamp(at) * (stops.length - 1)
  const below = Math.min(stops.length - 2, Math.floor(place))
  return mix(stops[below]!, stops[below + 1]!, place - below)
}

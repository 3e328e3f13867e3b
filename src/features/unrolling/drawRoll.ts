import { backColour, shadowOf } from './paper'
import type { Edge } from './placeEdges'

type Context = CanvasRenderingContext2D

/** The rolled free edge as it is seen, in px of the stage: an upright roll of paper, its back outside. */
interface Roll {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How far its ends are seen from above: their height for their width. */
const tilt = 0.3
/** How dark it is across its width, from left to right: [place, 0 to 1; darkness, 0 to 1]. */
const shades = [
  [0, 0.36],
  [0.16, 0.14],
  [0.36, 0],
  [0.6, 0.14],
  [0.84, 0.42],
  [1, 0.66],
] as const
/** The paper's turns inside the roll, as they are seen at its upper end. */
const turns = 1.6

/** Parts the sheet where it turns its back. */
export function findRoll(edges: readonly Edge[]): { front: readonly Edge[]; roll?: Roll } {
  const turned = edges.findIndex(({ x }, index) => index > 0 && x < edges[index - 1]!.x)
  if (turned < 0) return { front: edges }
  const front = edges.slice(0, turned)
  const { x: right, top, bottom } = front.at(-1)!
  const left = Math.min(...edges.slice(turned).map(({ x }) => x))
  return { front, roll: { left, right, top, bottom } }
}

/** What the roll takes from the light on the painted side beside it. */
export function drawRollShade(context: Context, { left, right, top, bottom }: Roll) {
  const reach = 1.6 * (right - left)
  const shade = context.createLinearGradient(left - reach, 0, left, 0)
  shade.addColorStop(0, shadowOf(0))
  shade.addColorStop(0.6, shadowOf(0.13))
  shade.addColorStop(1, shadowOf(0.42))
  context.fillStyle = shade
  context.fillRect(left - reach, top - reach, reach, bottom - top + 2 * reach)
}

/** The roll: rounded ends, light to dark across it, and at its upper end the paper's spiral. */
export function drawRoll(context: Context, { left, right, top, bottom }: Roll) {
  const radius = (right - left) / 2
  const middle = left + radius
  const high = radius * tilt
  const surface = context.createLinearGradient(left, 0, right, 0)
  for (const [place, dark] of shades) surface.addColorStop(place, backColour(dark))
  context.fillStyle = surface
  context.beginPath()
  context.ellipse(middle, top, radius, high, 0, Math.PI, 2 * Math.PI)
  context.ellipse(middle, bottom, radius, high, 0, 0, Math.PI)
  context.fill()

  context.fillStyle = backColour(0.5)
  context.beginPath()
  context.ellipse(middle, top, radius, high, 0, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = backColour(0.04)
  context.lineWidth = Math.max(0.6, radius / 9)
  context.beginPath()
  for (let turn = 0; turn <= turns * 2 * Math.PI; turn += 0.2) {
    const share = 1 - (0.62 * turn) / (turns * 2 * Math.PI)
    context.lineTo(middle + radius * share * Math.cos(turn), top - high * share * Math.sin(turn))
  }
  context.stroke()
}

import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { middle, ink, gold, paleGold, red, deepRed, turquoise, blue, cream } from './stoneBlocks'
import { drawFeather } from './feather'

const crownFrom = { y: 640, radius: 190 } as const

/** Feathers in half a circle about the head: long dark ones behind, bright ones before. */
export function drawCrown(c: Composition) {
  const fan = (
    count: number,
    reach: number,
    colours: readonly (readonly [string, string])[],
    width: number,
  ) => {
    // From the sides to the middle, so that the middle one lies on top.
    const order = Array.from({ length: count }, (_, k) => k).sort(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    )
    for (const k of order) {
      const aside = Math.abs(k / (count - 1) - 0.5) * 2
      const angle = Math.PI * (1.03 + 0.94 * (k / (count - 1)))
      const from: Point = [
        middle + Math.cos(angle) * crownFrom.radius,
        crownFrom.y + Math.sin(angle) * crownFrom.radius,
      ]
      const [colour, tip] = colours[Math.round(Math.abs(k - (count - 1) / 2)) % colours.length]!
      drawFeather(c, { from, angle, length: reach * (1 - aside * 0.14), width, colour, tip })
    }
  }
  fan(
    14,
    430,
    [
      [ink, cream],
      ['#3a2f96', turquoise],
      [blue, cream],
    ],
    74,
  )
  fan(
    15,
    330,
    [
      [red, paleGold],
      [turquoise, cream],
      [gold, red],
      [cream, deepRed],
    ],
    70,
  )
}

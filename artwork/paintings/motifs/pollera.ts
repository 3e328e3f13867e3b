import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Transform } from './transform'

const shoe = '#2a2233'
const down = { flow: Math.PI / 2, isHardEdged: true } as const
const level = { flow: 0, isHardEdged: true, angleJitter: 0.2 } as const

/** The pleated skirt and the shoes under it, in the units of the woman who wears it. */
export function drawPollera(c: Composition, at: Transform, cloth: string, trim: string) {
  c.path(at.path('M-8,-4L-9.5,1L-3,2L-2,-2ZM8,-4L9.5,1L3,2L2,-2Z'), shoe, { isHardEdged: true })
  c.path(at.path('M-12,-50C-22,-34 -27,-16 -29,-4C-15,2.5 15,2.5 29,-4C27,-16 22,-34 12,-50Z'), cloth, down)
  // Pleats fan out from the waist, none as wide as the next.
  let left = -1
  while (left < 0.95) {
    const right = Math.min(0.99, left + 0.09 + 0.1 * c.random())
    const fold = (edge: number) => `${edge * 11},-50C${edge * 20},-34 ${edge * 25},-16 ${edge * 28.5},`
    const hem = (edge: number) => -4.2 + 4.6 * (1 - edge ** 2)
    const back = `L${right * 28.5},${hem(right)}C${right * 25},-16 ${right * 20},-34 ${right * 11},-50Z`
    const tone = 0.09 - 0.13 * right + (c.random() - 0.5) * 0.14
    c.path(at.path(`M${fold(left)}${hem(left)}${back}`), shade(cloth, tone), {
      ...down,
      flow: Math.PI / 2 - left * 0.35,
    })
    left = right + 0.015
  }
  for (const [y, colour] of [
    [-8.5, trim],
    [-14.5, shade(cloth, 0.16)],
  ] as const) {
    const wide = 28.2 + (y + 8.5) * 0.22
    const band = `M${-wide},${y - 1}C-14,${y + 4} 14,${y + 4} ${wide},${y - 1}L${wide + 0.5},${y + 1.4}C14,${y + 6.4} -14,${y + 6.4} ${-wide - 0.5},${y + 1.4}Z`
    c.path(at.path(band), colour, { ...level, colourJitter: 0.5 })
  }
}

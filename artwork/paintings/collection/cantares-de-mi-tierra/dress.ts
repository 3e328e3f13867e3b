import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

const waist: Point = [548, 1296]
const degrees = Math.PI / 180
/** From the hem she holds up on the left round to the right. */
const [first, last] = [172 * degrees, 22 * degrees]
const pleats = 40

/** From the waist to the hem. */
const ribbons = [
  { to: 0.3, colour: '#8a1c4a' },
  { to: 0.36, colour: '#f7c64c' },
  { to: 0.52, colour: '#d8352f' },
  { to: 0.57, colour: '#f7e6bd' },
  { to: 0.7, colour: '#3f7a3c' },
  { to: 0.75, colour: '#f7c64c' },
  { to: 0.88, colour: '#e8702c' },
  { to: 0.925, colour: '#f7e6bd' },
  { to: 1, colour: '#6a2478' },
] as const

/** The hem flies up at the left and ripples all round. */
const reach = (at: number) => {
  const ripple = 13 * Math.sin(at * 31) + 7 * Math.sin(at * 71 + 1)
  return 430 + 80 * Math.sin(at * Math.PI) + 26 * (1 - at) + ripple
}

const spot = (at: number, out: number): Point => {
  const angle = first + (last - first) * at
  const sag = 40 * out ** 2 * Math.sin(at * Math.PI)
  const narrow = 0.16 + 0.84 * out
  return [
    waist[0] + Math.cos(angle) * reach(at) * 1.02 * narrow,
    waist[1] + Math.sin(angle) * reach(at) * out + sag,
  ]
}

/** A pollera that turns with her and opens like a fan, over the lace of its petticoat. */
export function drawDress(picture: Composition) {
  for (let k = 0; k < pleats; k++) {
    const [from, to] = [k / pleats, (k + 1) / pleats]
    const middle = (from + to) / 2
    const lace = [spot(from, 0.9), spot(to, 0.9), spot(to, 1.045), spot(middle, 1.085), spot(from, 1.045)]
    picture.polygon(lace, shade('#f3e2d2', k % 2 ? -0.02 : -0.12), { isHardEdged: true, flow: -middle * 3 })
  }
  let inner = 0
  for (const { to: outer, colour } of ribbons) {
    for (let k = 0; k < pleats; k++) drawRibbonOfPleat(picture, colour, k, inner, outer + 0.004)
    inner = outer
  }
  for (let k = 0; k < pleats; k += 2) {
    const at = (k + 0.1) / pleats
    picture.line(
      [0.08, 0.35, 0.65, 0.985].map((out) => spot(at, out)),
      '#3f1030',
      3.4,
      { paintLoad: 60, opacity: 0.5 },
    )
  }
  for (let k = 0; k < 26; k++) {
    const [x, y] = spot((k + 0.5) / 26, 0.44)
    picture.circle(x, y, 9, '#f7c64c', { isHardEdged: true })
  }
  for (let k = 0; k < 30; k++) drawFlower(picture, spot((k + 0.5) / 30, 0.635), k)
}

function drawRibbonOfPleat(
  picture: Composition,
  colour: string,
  pleat: number,
  inner: number,
  outer: number,
) {
  const [from, to] = [pleat / pleats, (pleat + 1) / pleats]
  const round = 0.07 - 0.2 * Math.max(0, from - 0.25) + 0.03 * Math.sin(from * 9)
  const fold = pleat % 2 ? -0.075 : 0.035
  const angle = first + (last - first) * from
  const corners = [spot(from, inner), spot(to, inner), spot(to, outer), spot(from, outer)]
  picture.polygon(corners, shade(colour, round + fold), {
    flow: angle,
    isHardEdged: true,
    angleJitter: 0.2,
    colourJitter: 0.8,
  })
}

function drawFlower(picture: Composition, [x, y]: Point, k: number) {
  const tint = ['#f0a0b4', '#fbe3b0', '#f2b83c'][k % 3]!
  for (const angle of [0, 1.26, 2.51, 3.77, 5.03])
    picture.circle(x + Math.cos(angle) * 9, y + Math.sin(angle) * 9, 7, tint, {
      isHardEdged: true,
      colourJitter: 0.5,
    })
  picture.circle(x, y, 6, '#8a1c4a', { isHardEdged: true })
}

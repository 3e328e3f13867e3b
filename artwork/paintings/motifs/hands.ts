import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { parsePoints } from '../rendering/curves'
import { uniformTransform } from './transform'
import { drawSleeve, type Arm } from './sleeve'

const up = Math.PI / 2

/** Little finger to index: where each begins, its angle, length and half width. */
const fingers = [
  { u: -20, v: -49, lean: -15, length: 34, half: 6.8 },
  { u: -8, v: -55, lean: -5, length: 43, half: 7.6 },
  { u: 6.5, v: -56, lean: 3, length: 46, half: 7.8 },
  { u: 20, v: -51, lean: 11, length: 40, half: 7.5 },
] as const

/** The thumb and its shaded edge, away from the palm or laid over a paper. */
const spread = [
  'M9,-4C20,-8 27,-18 34,-30C38,-38 44,-46 48,-46C53,-44 51,-36 47,-28C41,-14 30,-2 14,6Z',
  'M12,2C26,-4 37,-16 50,-40C52,-37 50,-33 47,-28C41,-14 30,-2 14,6Z',
] as const
const folded = [
  'M14,6C27,-3 33,-16 27,-31C22,-43 10,-55 1,-58C-6,-56 -5,-48 1,-41C7,-33 8,-22 0,-6Z',
  'M14,6C27,-3 33,-16 27,-31C22,-43 10,-55 1,-58C14,-46 21,-34 20,-22C19,-12 14,-4 6,2Z',
] as const

const spreadRim = [
  [16, 4],
  [33, -8],
  [45, -26],
  [50, -40],
] as const
const foldedRim = [
  [0, -8],
  [6, -22],
  [2, -40],
  [-4, -52],
] as const

/** An adult's raised hand, palm to the viewer, with its sleeve. */
export function drawRaisedArm(c: Composition, arm: Arm) {
  drawSleeve(c, arm)
  const { skin, paper } = arm
  const place = uniformTransform({ ...arm, unit: arm.size / 100 })
  const dark = shade(skin, -0.13, 0.012, -0.01)
  const deep = shade(skin, -0.24, 0.02, -0.01)
  const light = shade(skin, 0.07, -0.004, 0.012)
  const brush = { flow: place.direction(up), isHardEdged: true, angleJitter: 0.4, minRadius: 2.3 }

  c.path(place.path('M-13,12L-12,-12L13,-12L14,12Z'), shade(skin, -0.05), brush)
  for (const { u, v, lean, length, half } of fingers) {
    const angle = (lean * Math.PI) / 180
    const across = [Math.cos(angle), Math.sin(angle)] as const
    const at = (side: number, along: number) =>
      `${(u + across[0] * side + across[1] * along).toFixed(2)},${(v + across[1] * side - across[0] * along).toFixed(2)}`
    const tip = half * 0.82
    const outline = `M${at(-half, -10)}L${at(-half, length * 0.5)}C${at(-tip, length * 1.12)} ${at(tip, length * 1.12)} ${at(half, length * 0.5)}L${at(half, -10)}Z`
    c.path(place.path(outline), skin, brush)
    c.path(
      place.path(
        `M${at(half * 0.15, -6)}L${at(half * 0.2, length * 0.8)}C${at(tip, length * 0.95)} ${at(half, length * 0.7)} ${at(half, length * 0.5)}L${at(half, -6)}Z`,
      ),
      dark,
      brush,
    )
    const edge = [-8, length * 0.45, length * 0.84].map((along): [number, number] => [
      u + across[0] * half * 0.96 + across[1] * along,
      v + across[1] * half * 0.96 - across[0] * along,
    ])
    c.line(place.points(edge), deep, arm.size * 0.011, { opacity: 0.75, paintLoad: 90 })
    for (const crease of [0.3, 0.62]) {
      const [a, b] = [-half * 0.7, half * 0.75].map((side): [number, number] => [
        u + across[0] * side + across[1] * length * crease,
        v + across[1] * side - across[0] * length * crease,
      ])
      c.line(place.points([a!, b!]), deep, arm.size * 0.006, { opacity: 0.45 })
    }
  }
  c.path(place.path('M-13,0C-20,-10 -29,-28 -27,-50C-20,-58 20,-60 27,-51C30,-36 24,-14 14,0Z'), skin, brush)
  c.path(place.path('M8,0C13,-14 16,-34 12,-56C19,-57 25,-55 27,-51C30,-36 24,-14 14,0Z'), dark, brush)
  c.path(place.path('M-12,-2C-20,-14 -25,-28 -22,-40C-14,-36 -9,-20 -6,-3Z'), light, brush)
  if (paper) drawFoldedPaper(c, arm, paper)
  const [thumb, thumbShade] = paper ? folded : spread
  c.path(place.path(thumb), skin, brush)
  c.path(place.path(thumbShade), dark, brush)
  const rim = paper ? foldedRim : spreadRim
  c.line(place.points(rim), deep, arm.size * 0.011, { opacity: 0.7, paintLoad: 90 })
  const crease = (points: readonly (readonly [number, number])[]) =>
    c.line(place.points(points), deep, arm.size * 0.0075, { opacity: 0.55 })
  if (paper) return
  crease(parsePoints('-25,-40 -8,-37 12,-44 17,-54'))
  crease(parsePoints('23,-40 4,-34 -10,-24 -17,-15'))
  crease(parsePoints('22,-42 9,-30 4,-12 5,-2'))
}

function drawFoldedPaper(c: Composition, arm: Arm, paper: string) {
  const place = uniformTransform({ ...arm, unit: arm.size / 100 })
  const brush = { isHardEdged: true, angleJitter: 0.2, colourJitter: 0.5, minRadius: 2.3 }
  c.path(place.path('M-21,-116L19,-120L24,-30L-15,-26Z'), paper, { ...brush, flow: place.direction(up) })
  c.path(place.path('M-1,-118L19,-120L24,-30L5,-28Z'), shade(paper, -0.08), {
    ...brush,
    flow: place.direction(up),
  })
}

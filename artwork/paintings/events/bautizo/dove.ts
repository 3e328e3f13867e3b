import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { affineTransform } from '../../motifs/transform'
import { drawDoveBody } from './doveBody'
import { plumage } from './palette'

/** One row of feathers along a wing, from the shoulder to the tip. */
interface Row {
  readonly count: number
  /** Where it begins and ends on the edge. */
  readonly span: readonly [number, number]
  /** Radians, at the shoulder and at the tip. */
  readonly angles: readonly [number, number]
  readonly lengths: readonly [number, number, number]
  readonly width: number
  /** How deep in shadow, 0 to 1. */
  readonly dusk: number
}

/** A feather from its root: the vane in the light, the vane in the shade, the shaft. */
function drawFeather(
  composition: Composition,
  [x, y]: Point,
  length: number,
  width: number,
  angle: number,
  dusk: number,
) {
  const { path, points: trace } = affineTransform(x, y, length / 100, width / 20, angle)
  const isUpperLit = Math.cos(angle) > -0.2
  const [upper, lower] = isUpperLit ? [dusk, dusk + 0.42] : [dusk + 0.42, dusk]
  const brush = { flow: angle, isHardEdged: true, angleJitter: 0.15, minRadius: 2.4 }
  const tone = (at: number) =>
    mix(plumage.light, plumage.shadow, Math.min(1, Math.max(0, at + (composition.random() - 0.5) * 0.08)))
  composition.path(path('M0,0L0,-8C40,-13 80,-14 94,-8C99,-5 101,-2 100,1L60,0Z'), tone(upper), brush)
  composition.path(path('M0,0L60,0L100,1C98,7 88,10 70,10C40,11 20,10 0,8Z'), tone(lower), brush)
  composition.line(trace('6,0 50,-1 94,-2'), mix(plumage.shadow, plumage.deep, 0.6), 2.6, {
    opacity: 0.7,
    paintLoad: 70,
  })
}

function drawFeathers(composition: Composition, edge: readonly Point[], row: Row) {
  const curve = smoothCurve(edge, 4)
  for (let k = row.count - 1; k >= 0; k--) {
    const at = k / (row.count - 1)
    const root = curve[Math.round(lerp(row.span[0], row.span[1], at) * (curve.length - 1))]!
    const [inner, middle, outer] = row.lengths
    const length = at < 0.55 ? lerp(inner, middle, at / 0.55) : lerp(middle, outer, (at - 0.55) / 0.45)
    const angle = lerp(row.angles[0], row.angles[1], at ** 0.95)
    drawFeather(composition, root, length, row.width * lerp(1, 0.86, at), angle, row.dusk)
  }
}

const leftEdge: readonly Point[] = parsePoints('770,742 668,742 540,690 430,590 352,480')
const rightEdge: readonly Point[] = parsePoints('872,716 962,712 1078,656 1184,560 1262,444')

/** Long feathers first, the short ones of the shoulder last. */
function drawWing(
  composition: Composition,
  edge: readonly Point[],
  inner: number,
  outer: number,
  dusk: number,
) {
  const rows: readonly Row[] = [
    {
      count: 21,
      span: [0.02, 1],
      angles: [inner, outer],
      lengths: [310, 365, 335],
      width: 42,
      dusk: dusk + 0.2,
    },
    {
      count: 19,
      span: [0.02, 0.97],
      angles: [inner, lerp(inner, outer, 0.92)],
      lengths: [200, 225, 200],
      width: 36,
      dusk: dusk + 0.06,
    },
    {
      count: 16,
      span: [0.03, 0.95],
      angles: [inner, lerp(inner, outer, 0.85)],
      lengths: [135, 145, 110],
      width: 31,
      dusk: dusk + 0.14,
    },
    {
      count: 15,
      span: [0, 0.94],
      angles: [inner, lerp(inner, outer, 0.8)],
      lengths: [82, 84, 62],
      width: 27,
      dusk,
    },
  ]
  for (const row of rows) drawFeathers(composition, edge, row)
  composition.line(edge, mix(plumage.light, plumage.shadow, 0.12 + dusk * 0.6), 8, {
    paintLoad: 50,
    opacity: 0.85,
  })
}

/** The tail opens upwards as the bird brakes. */
function drawTail(composition: Composition) {
  for (const k of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const angle = -1.33 + k * 0.105
    drawFeather(composition, [868 + k * 5, 520], 300 - Math.abs(k) * 9, 36, angle, k > 0 ? 0.4 : 0.16)
  }
}

export function drawDove(composition: Composition) {
  drawTail(composition)
  drawWing(composition, rightEdge, -1.62, -0.78, 0.28)
  drawWing(composition, leftEdge, -1.5, -2.36, 0)
  drawDoveBody(composition)
}

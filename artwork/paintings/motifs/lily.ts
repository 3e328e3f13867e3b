import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { affineTransform } from './transform'

const fullTurn = 2 * Math.PI

interface Lily {
  readonly white?: string
  readonly shadow?: string
  /** The green of its throat. */
  readonly throat?: string
  readonly pollen?: string
  /** Where it looks, in radians: its petals are shorter on that side. */
  readonly looks?: number
}

/** An open lily: six pointed petals, three before three, and its stamens. */
export function drawLily(
  composition: Composition,
  x: number,
  y: number,
  radius: number,
  { white = '#fdf8ee', shadow = '#b9cfd6', throat = '#a9bf72', pollen = '#d98a1f', looks = 1.2 }: Lily = {},
) {
  const start = looks + 0.3
  const petal = (k: number, isFront: boolean) => {
    const angle = start + (k / 6) * fullTurn
    const near = Math.cos(angle - looks)
    const length = radius * (1 - 0.22 * near) * (isFront ? 1 : 0.97)
    const wide = isFront ? 1 : 0.82
    const { path, points: trace } = affineTransform(x, y, length / 100, (radius * wide) / 100, angle)
    const lit = Math.cos(angle - Math.PI * 1.25)
    const [upper, lower] = Math.cos(angle) > 0 ? [0.1, 0.75] : [0.75, 0.1]
    const tone = (dark: number) =>
      mix(white, shadow, Math.min(1, Math.max(0, dark - 0.3 * lit + (isFront ? 0 : 0.25))))
    const brush = { flow: angle, isHardEdged: true, angleJitter: 0.3, minRadius: 2.4 }
    composition.path(path('M0,0C10,-16 45,-36 72,-24C88,-16 96,-8 103,-2L60,0Z'), tone(upper), {
      ...brush,
      flow: angle - 0.2,
    })
    composition.path(path('M0,0L60,0L103,-2C94,8 86,14 72,22C45,32 10,16 0,0Z'), tone(lower), {
      ...brush,
      flow: angle + 0.2,
    })
    composition.path(path('M0,-7C16,-12 34,-8 46,-1C34,8 16,11 0,7Z'), throat, { ...brush, opacity: 0.5 })
    composition.line(trace('18,0 55,-1 92,-2'), mix(shadow, throat, 0.45), Math.max(2.2, radius * 0.022), {
      opacity: 0.75,
      paintLoad: 60,
    })
  }
  for (const k of [1, 3, 5]) petal(k, false)
  for (const k of [0, 2, 4]) petal(k, true)
  composition.circle(x, y, radius * 0.11, shade(throat, -0.05), { isHardEdged: true })
  for (let k = 0; k < 6; k++) {
    const angle = looks + (k - 2.5) * 0.5 + (composition.random() - 0.5) * 0.3
    const reach = (radius / 100) * (0.72 + 0.5 * composition.random())
    const { points: trace, point: at } = affineTransform(x, y, reach, reach, angle)
    composition.line(trace('0,0 22,-3 46,2'), '#e4e6b4', Math.max(2, radius * 0.02), { paintLoad: 60 })
    const [px, py] = at(49, 2)
    composition.ellipse(px, py, radius * 0.07, radius * 0.036, pollen, {
      rotation: (angle * 180) / Math.PI + 90,
      isHardEdged: true,
      colourJitter: 0.5,
    })
  }
}

/** A closed lily from its stalk to its tip. */
export function drawLilyBud(
  composition: Composition,
  x: number,
  y: number,
  length: number,
  angle: number,
  white = '#f4f3e4',
) {
  const { path } = affineTransform(x, y, length / 100, length / 100, angle)
  const brush = { flow: angle, isHardEdged: true, angleJitter: 0.3, minRadius: 2.4 }
  composition.path(path('M0,0C14,-22 60,-26 100,0L40,0Z'), white, brush)
  composition.path(path('M0,0L40,0L100,0C60,24 14,20 0,0Z'), mix(white, '#9db8a4', 0.6), brush)
  composition.path(path('M0,-8C20,-14 36,-8 44,0C36,8 20,12 0,8Z'), '#9fb56c', { ...brush, opacity: 0.7 })
}

import { lerp } from '../../shared/numbers'
import { mix } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { BrushSettings } from '../rendering/referenceImage'
import type { Point } from '../rendering/curves'

interface Mountain {
  /** The summit. */
  readonly x: number
  readonly y: number
  /** How far the slopes reach to either side at the foot. */
  readonly left: number
  readonly right: number
  readonly foot: number
}

export interface Snow {
  readonly light: string
  readonly mid: string
  readonly dark: string
  readonly rock: string
}

const dawnSnow: Snow = { light: '#f7f1e6', mid: '#c3d0e6', dark: '#5f7fb4', rock: '#4f467c' }

/** A snow peak of broad planes: lit on the left, in shadow on the right. */
export function drawPeak(
  c: Composition,
  { x, y, left, right, foot }: Mountain,
  { light, mid, dark, rock }: Snow = dawnSnow,
  brush: BrushSettings = {},
) {
  const edge = (toX: number, pieces: number, rough: number): Point[] =>
    Array.from({ length: pieces + 1 }, (_, piece): Point => {
      const at = piece / pieces
      const stray = piece === 0 || piece === pieces ? 0 : rough
      return [
        lerp(x, toX, at) + (c.random() - 0.5) * stray,
        lerp(y, foot, at) + (c.random() - 0.5) * stray * 0.7,
      ]
    })
  const down = (run: number): BrushSettings => ({
    minRadius: 5,
    isHardEdged: true,
    angleJitter: 0.5,
    flow: Math.atan2(foot - y, run),
    ...brush,
  })
  const towards = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [
    lerp(ax, bx, at),
    lerp(ay, by, at),
  ]

  const west = edge(x - left, 6, left * 0.11)
  const east = edge(x + right, 6, right * 0.11)
  const ridge = edge(x + right * 0.14 - left * 0.06, 6, (left + right) * 0.09)
  const lit = c.gradient([
    [0, light],
    [0.5, light],
    [1, mix(mid, rock, 0.35)],
  ])
  const shaded = c.gradient([
    [0, mix(mid, dark, 0.45)],
    [0.55, dark],
    [1, rock],
  ])
  c.polygon([...west, ...ridge.slice().reverse()], lit, down(-left))
  c.polygon([...east, ...ridge.slice().reverse()], shaded, down(right))

  for (let step = 1; step < 5; step++) {
    const [w, w2, e, r, r2] = [west[step]!, west[step + 1]!, east[step]!, ridge[step]!, ridge[step + 1]!]
    const sunny = step % 2 ? mid : mix(light, '#ffe2b8', 0.6)
    c.polygon([w, w2, towards(w2, r, lerp(0.4, 0.75, c.random()))], sunny, down(-left * 0.6))
    const cool = step % 2 ? mix(mid, dark, 0.3) : mix(dark, rock, 0.55)
    c.polygon([r, r2, towards(r2, e, lerp(0.3, 0.8, c.random()))], cool, down(right * 0.6))
  }
  // The ridge catches the light.
  c.line(ridge.slice(0, 5), light, Math.max(3, left * 0.012), { paintLoad: 60 })
}

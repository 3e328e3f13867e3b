import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { affineTransform } from './transform'

interface Wings {
  readonly colour: string
  readonly edge: string
  readonly spots: string
  /** How far the right wings are open, 1 is flat. */
  readonly open?: number
}

/** A butterfly seen from above, its head up; `size` is half of its span. */
export function drawButterfly(
  composition: Composition,
  x: number,
  y: number,
  size: number,
  turn: number,
  { colour, edge, spots, open = 1 }: Wings,
) {
  for (const side of [-1, 1] as const) {
    const reach = ((side < 0 ? 1 : open) * side * size) / 100
    const {
      path,
      points: trace,
      point: at,
      direction: angle,
    } = affineTransform(x, y, reach, size / 100, turn)
    const lit = side < 0 ? shade(colour, 0.05) : shade(colour, -0.05)
    const brush = {
      flow: angle(side < 0 ? 0.6 : 2.5),
      isHardEdged: true,
      angleJitter: 0.3,
      minRadius: 2.4,
      colourJitter: 0.7,
    }
    composition.path(path('M3,4C30,2 66,10 76,34C82,58 62,78 44,72C28,66 8,40 3,4Z'), edge, brush)
    composition.path(
      path('M6,10C28,10 56,18 63,36C66,52 54,64 42,60C28,54 12,34 6,10Z'),
      mix(lit, spots, 0.22),
      brush,
    )
    composition.path(path('M2,0C6,-40 40,-84 90,-88C106,-70 98,-30 76,-8C56,8 20,8 2,0Z'), edge, brush)
    composition.path(path('M6,-4C12,-36 40,-70 80,-74C86,-58 80,-30 62,-14C46,-2 22,2 6,-4Z'), lit, brush)
    composition.path(
      path('M8,-6C16,-22 30,-40 48,-48C46,-30 38,-14 26,-6Z'),
      mix(lit, '#fff3d8', 0.35),
      brush,
    )
    for (const d of ['6,-4 40,-34 78,-70', '6,-4 44,-18 74,-40', '6,10 32,30 54,50'])
      composition.line(trace(d), edge, Math.max(2, size / 55))
    for (const [u, v, radius] of [
      [88, -72, 5],
      [90, -54, 4.6],
      [84, -36, 4.2],
      [70, 44, 4.4],
      [60, 60, 4.4],
    ] as const) {
      const [px, py] = at(u, v)
      composition.circle(px, py, Math.max(4, (radius * size) / 100), spots, {
        isHardEdged: true,
        colourJitter: 0.4,
      })
    }
  }
  const { points: trace } = affineTransform(x, y, size / 100, size / 100, turn)
  composition.line(trace('0,-26 0,0 0,40'), '#2a1a28', Math.max(3.5, size / 22), { paintLoad: 80 })
  composition.line(trace('0,-26 -9,-52 -22,-66'), '#2a1a28', Math.max(2, size / 60))
  composition.line(trace('0,-26 9,-52 22,-66'), '#2a1a28', Math.max(2, size / 60))
}

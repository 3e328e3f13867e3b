import { mix } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'
import { muscat } from './vine'

const level = { flow: 0, isHardEdged: true, angleJitter: 0.2 } as const

/** A wicker basket heaped with grapes; `x`, `y` the middle of its foot. */
export function drawBasket(
  c: Composition,
  x: number,
  y: number,
  width: number,
  tones: readonly string[] = muscat,
) {
  const { path, points } = uniformTransform({ x, y, unit: width / 100 })
  c.path(
    path('M-50,-52C-30,-60 30,-60 50,-52L38,0C20,5 -20,5 -38,0Z'),
    c.gradient(
      [
        [0, '#d9a55a'],
        [0.5, '#b57f3c'],
        [1, '#7a4c26'],
      ],
      1,
      0,
    ),
    level,
  )
  for (let row = 0; row < 5; row++) {
    const [v, half] = [-44 + row * 10, 48 - row * 2.4]
    c.line(
      points([
        [-half, v],
        [0, v + 5],
        [half, v],
      ]),
      row % 2 ? '#7a4a22' : '#edc680',
      width * 0.017,
      { paintLoad: 80 },
    )
  }
  for (let k = 0; k < 70; k++) {
    const u = (c.random() - 0.5) * 2
    const v = -54 - c.random() * 22 * (1 - u * u)
    const lit = Math.max(0, Math.min(0.99, 0.45 - u * 0.35 - (v + 62) * 0.012 + (c.random() - 0.5) * 0.4))
    const [px, py] = [x + (u * 46 * width) / 100, y + (v * width) / 100]
    const at = lit * 3
    c.circle(px, py, width * 0.052, mix(tones[Math.floor(at)]!, tones[Math.floor(at) + 1]!, at % 1), {
      isHardEdged: true,
      flow: 0.8,
    })
  }
  c.line(points('-51,-53 0,-48 51,-53'), '#edc680', width * 0.03, { paintLoad: 80 })
}

import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

/** The way down from the house: its middle and half its width, from 0 at the door to 1 at the foot. */
const wayMiddle = (share: number) => 838 + Math.sin(share * 5.2) * 90 * (0.35 + share)
const wayHalf = (share: number) => lerp(62, 190, share ** 1.2)
const wayY = (share: number) => lerp(1520, 2230, share)

/** The light of the window falls on the path. */
export function drawPath(c: Composition) {
  const steps = Array.from({ length: 24 }, (_, k) => k / 23)
  const edge = (side: number) =>
    steps.map((share): Point => [wayMiddle(share) + side * wayHalf(share), wayY(share)])
  const light = c.gradient([
    [0, '#f9bd6c'],
    [0.22, '#d0788a'],
    [0.6, '#7a54a0'],
    [1, '#4a408c'],
  ])
  c.polygon([...edge(-1), ...edge(1).reverse()], light, {
    flow: Math.PI / 2,
    angleJitter: 0.6,
    minRadius: 4,
    isHardEdged: true,
  })
  for (let k = 0; k < 64; k++) {
    const share = (k + c.random()) / 64
    const size = lerp(10, 34, share)
    const x = wayMiddle(share) + (c.random() * 2 - 1) * (wayHalf(share) - size * 0.8)
    const stone = mix('#ffdc9a', mix('#a07ac0', '#5f58a8', c.random()), Math.min(1, share * 1.5))
    c.ellipse(x, wayY(share), size, size * 0.42, stone, { flow: 0, isHardEdged: true })
  }
  for (let k = 0; k < 90; k++) {
    const side = k % 2 ? 1 : -1
    const share = c.random()
    const x = wayMiddle(share) + side * (wayHalf(share) + 16 + c.random() ** 1.6 * 420)
    const y = wayY(share)
    const colour = ['#f3c46a', '#e87a8a', '#b58ae0', '#f6e0c0'][k % 4]!
    c.line(
      [
        [x, y],
        [x + 3, y + lerp(16, 44, share)],
      ],
      '#2f5a88',
      lerp(2.5, 4.5, share),
    )
    for (let petal = 0; petal < 4; petal++) {
      const angle = petal * 1.57 + c.random()
      const size = lerp(4.5, 10, share)
      c.circle(
        x + Math.cos(angle) * size * 0.8,
        y + Math.sin(angle) * size * 0.8,
        size,
        mix(colour, '#3a3584', 0.1 + 0.25 * share),
        { isHardEdged: true },
      )
    }
  }
}

import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

export const skin = '#9a5c36'

/** Short white hair, thinner on the crown. */
export function drawGrandfatherHead(c: Composition, x: number, y: number) {
  const plane = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x - 66},${y + 50}L${x - 72},${y + 120}C${x - 30},${y + 140} ${x + 34},${y + 140} ${x + 76},${y + 120}L${x + 68},${y + 50}Z`,
    c.gradient(
      [
        [0, skin],
        [1, shade(skin, -0.12)],
      ],
      1,
      0,
    ),
    plane,
  )
  for (const side of [-1, 1]) {
    c.ellipse(x + side * 124, y + 6, 22, 40, side < 0 ? shade(skin, 0.08) : shade(skin, -0.1), {
      isHardEdged: true,
      flow: 1.57,
    })
    c.ellipse(x + side * 122, y + 8, 10, 24, shade(skin, side < 0 ? -0.08 : -0.18), {
      isHardEdged: true,
      flow: 1.57,
    })
  }
  c.path(
    `M${x},${y - 138}C${x - 98},${y - 138} ${x - 130},${y - 60} ${x - 118},${y + 10}C${x - 108},${y + 74} ${x - 60},${y + 92} ${x},${y + 92}C${x + 60},${y + 92} ${x + 108},${y + 74} ${x + 118},${y + 10}C${x + 130},${y - 60} ${x + 98},${y - 138} ${x},${y - 138}Z`,
    c.gradient(
      [
        [0, '#fdf8ee'],
        [0.5, '#e0d8cf'],
        [1, '#a59a9c'],
      ],
      1,
      0.3,
    ),
    plane,
  )
  c.ellipse(x - 6, y - 84, 58, 40, mix(skin, '#f0cfa0', 0.45), { flow: 0.3, isHardEdged: true, opacity: 0.7 })
  for (let k = 0; k < 120; k++) {
    const angle = (c.random() - 0.5) * 2.6
    const out = 30 + c.random() * 84
    const [px, py] = [x + Math.sin(angle) * out, y - 60 + Math.cos(angle) * out * 1.15 + c.random() * 26]
    const lean = Math.sin(angle) * 12
    c.line(
      [
        [px, py - 18],
        [px + lean * 0.6, py],
        [px + lean, py + 20],
      ],
      mix(px < x ? '#ffffff' : '#e3dad2', '#93878c', c.random() * 0.75),
      3,
      { opacity: 0.75 },
    )
  }
}

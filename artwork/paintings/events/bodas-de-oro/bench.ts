import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const wood = '#8a4f2a'
const [left, right] = [150, 1500]
const slats = [1722, 1800, 1878] as const

/** A plank bench from behind: its back rest hides the couple's waists. */
export function drawBench(c: Composition) {
  const plank = { flow: 0, isHardEdged: true, angleJitter: 0.12, minRadius: 2.3 } as const
  const post = { ...plank, flow: Math.PI / 2 } as const
  c.ellipse((left + right) / 2 + 60, 2128, 780, 44, '#3a1c1c', { opacity: 0.45, flow: 0, minRadius: 5 })
  c.rect(left - 10, 1956, right - left + 20, 36, shade(wood, -0.1), plank)
  for (const x of [left + 60, 800, right - 110]) {
    c.rect(x, 1690, 52, 440, shade(wood, -0.05), post)
    c.rect(x + 32, 1690, 20, 440, shade(wood, -0.15), post)
  }
  slats.forEach((y, k) => {
    const tone = 0.08 - k * 0.03
    c.path(
      `M${left},${y + 6}L${right},${y - 4}L${right + 4},${y + 52}L${left - 4},${y + 62}Z`,
      c.gradient([
        [0, shade(wood, tone + 0.06)],
        [1, shade(wood, tone - 0.06)],
      ]),
      plank,
    )
    c.line(
      [
        [left + 4, y + 9],
        [825, y + 4],
        [right - 4, y - 1],
      ],
      '#e8a850',
      4,
      { paintLoad: 200, opacity: 0.85 },
    )
    for (let grain = 0; grain < 9; grain++) {
      const x = left + 40 + c.random() * 1160
      const at = y + 16 + c.random() * 30
      c.line(
        [
          [x, at],
          [x + 50, at + 3],
          [x + 80 + c.random() * 110, at - 2],
        ],
        shade(wood, -0.14),
        2.6,
        { opacity: 0.55 },
      )
    }
    for (const x of [left + 86, 826, right - 84]) c.circle(x, y + 28, 7, '#e9b860', { isHardEdged: true })
  })
}

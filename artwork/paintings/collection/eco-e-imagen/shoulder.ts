import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { upright } from '../../painting'
import { shore } from './night'
import type { Tones } from './palette'

const { width } = upright

/** Her shawl down to the water, and the braid that falls over it. */
export function drawShoulder(c: Composition, { hair, band }: Tones) {
  const cloth = '#1f7f9c'
  const brush = { flow: 0.5, isHardEdged: true, angleJitter: 0.5, minRadius: 3 }
  c.path(
    `M930,${shore}C960,1400 1040,1345 1150,1330C1330,1300 1520,1310 ${width + 20},1360V${shore}Z`,
    cloth,
    brush,
  )
  c.path(
    `M930,${shore}C960,1400 1040,1345 1150,1330C1120,1380 1110,1430 1120,${shore}Z`,
    shade(cloth, 0.1, -0.02),
    brush,
  )
  c.path(
    `M1380,1306C1480,1310 1560,1330 ${width + 20},1360V${shore}H1440C1440,1410 1420,1350 1380,1306Z`,
    shade(cloth, -0.12),
    brush,
  )
  const stripes = [band[0], band[1], '#7a3fa5'] as const
  stripes.forEach((colour, row) => {
    const y = 1384 + row * 30
    const stripe: [number, number][] = [
      [1010 - row * 24, y + 40],
      [1120, y - 6],
      [1320, y - 26],
      [1500, y - 18],
      [width + 10, y + 14],
    ]
    c.line(stripe, colour, 10 - row * 1.5, { paintLoad: 110 })
  })
  for (let knot = 0; knot < 11; knot++) {
    const [x, y] = [1452 + Math.sin(knot * 0.55) * 12, 1010 + knot * 44]
    c.ellipse(x, y, 46 - knot * 1.2, 34, shade(hair, knot % 2 ? 0.11 : 0.03), {
      flow: knot % 2 ? 0.7 : -0.7,
      rotation: knot % 2 ? 28 : -28,
      isHardEdged: true,
    })
  }
}

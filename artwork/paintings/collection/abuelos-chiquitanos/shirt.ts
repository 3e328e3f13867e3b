import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'
import { upright } from '../../painting'

/** A loose shirt of pale cotton. */
export function drawShirt(c: Composition) {
  const cloth = '#f2e6c8'
  const flow = radialFlow(560, 800)
  const brush = { flow, isHardEdged: true, angleJitter: 0.5, minRadius: 3 }
  c.path(
    `M470,1096C350,1140 190,1190 130,1420C90,1600 60,1900 40,${upright.height}H960V1500C930,1260 800,1150 650,1096C600,1150 520,1150 470,1096Z`,
    cloth,
    brush,
  )
  c.path(
    `M650,1096C800,1150 930,1260 960,1500V${upright.height}H690C720,1800 720,1400 650,1096Z`,
    shade(cloth, -0.12, 0.01, 0.01),
    brush,
  )
  c.path(
    `M300,1330C330,1500 330,1800 300,${upright.height}H200C250,1900 270,1560 300,1330Z`,
    shade(cloth, -0.07, 0.005, 0.01),
    brush,
  )
  for (const fold of [380, 470, 560, 640])
    c.line(
      [
        [fold, 1480],
        [fold + 14 * (c.random() - 0.5), 1760],
        [fold + 40 * (c.random() - 0.5), 2190],
      ],
      shade(cloth, -0.09),
      7,
      { paintLoad: 80, opacity: 0.7 },
    )
  drawYoke(c)
}

/** Four ribbons of embroidery in a curve from shoulder to shoulder. */
function drawYoke(c: Composition) {
  const ribbons = ['#b5432c', '#e9b03a', '#1f7a58', '#c96a2f']
  ribbons.forEach((colour, row) => {
    const [dx, y] = [290 - row * 22, 1186 + row * 40]
    const sag = 190 + row * 14
    c.path(
      `M${560 - dx},${y}Q560,${y + sag} ${560 + dx},${y}L${560 + dx + 4},${y + 28}Q560,${y + sag + 34} ${560 - dx - 4},${y + 28}Z`,
      colour,
      { flow: 0.05, isHardEdged: true },
    )
    for (let stitch = 1; stitch < 12; stitch++) {
      const at = stitch / 12
      const x = 560 - dx + 2 * dx * at
      const middle = y + 14 + 2 * at * (1 - at) * sag
      const size = 9
      const diamond: Point[] = [
        [x - size, middle],
        [x, middle - size],
        [x + size, middle],
        [x, middle + size],
      ]
      c.polygon(diamond, ['#fbe7b0', '#b5432c', '#fbe7b0', '#f6e0a0'][row]!, {
        isHardEdged: true,
        flow: 0.7,
        colourJitter: 0.5,
        maxRadius: 8,
      })
    }
  })
}

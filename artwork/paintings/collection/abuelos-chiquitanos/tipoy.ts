import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'
import { upright } from '../../painting'

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3 } as const

/** A loose dress; the band about its neck is embroidered. */
export function drawTipoy(c: Composition) {
  const cloth = '#b8482c'
  const flow = radialFlow(1100, 900)
  c.path(
    `M1010,1290C900,1320 790,1390 750,1560C720,1760 700,2000 690,${upright.height}H1530C1520,2000 1490,1760 1450,1560C1410,1390 1300,1320 1190,1290C1140,1330 1060,1330 1010,1290Z`,
    cloth,
    { ...down, flow },
  )
  c.path(
    `M1190,1290C1300,1320 1410,1390 1450,1560C1490,1760 1520,2000 1530,${upright.height}H1200C1230,1900 1240,1560 1190,1290Z`,
    shade(cloth, -0.1),
    { ...down, flow },
  )
  const bands = ['#f3e0a8', '#1f7a58', '#e9b03a'] as const
  bands.forEach((colour, row) => {
    const [dx, y] = [150 + row * 34, 1312 + row * 20]
    const sag = 150 + row * 66
    c.path(
      `M${1100 - dx},${y}Q1100,${y + sag * 2} ${1100 + dx},${y}L${1100 + dx + 26},${y + 12}Q1100,${y + sag * 2 + 56} ${1100 - dx - 26},${y + 12}Z`,
      colour,
      { flow: 0, isHardEdged: true },
    )
    for (let stitch = 1; stitch < 12; stitch++) {
      const at = stitch / 12
      const [x, v] = [1100 - dx + 2 * dx * at, y + 16 + 4 * at * (1 - at) * sag]
      const size = 9 + row
      const diamond: Point[] = [
        [x - size, v],
        [x, v - size],
        [x + size, v],
        [x, v + size],
      ]
      c.polygon(diamond, ['#b8482c', '#f6c833', '#7a2c28'][row]!, {
        isHardEdged: true,
        flow: 0.7,
        colourJitter: 0.5,
        maxRadius: 8,
      })
    }
  })
  for (const [y, colour] of [
    [1790, '#e9b03a'],
    [1826, '#1f7a58'],
    [1862, '#f3e0a8'],
  ] as const) {
    const half = 292 + (y - 1790) * 0.1
    c.line(
      [
        [1100 - half, y - 16],
        [1000, y + 6],
        [1100, y + 12],
        [1200, y + 6],
        [1100 + half, y - 16],
      ],
      colour,
      11,
      { paintLoad: 200 },
    )
  }
  for (const x of [960, 1050, 1140, 1230])
    c.line(
      [
        [x, 1700],
        [x + 30 * (c.random() - 0.5), 1900],
        [x + (x - 1100) * 0.2, 2195],
      ],
      shade(cloth, x < 1100 ? 0.08 : -0.16),
      8,
      { paintLoad: 90, opacity: 0.75 },
    )
  for (let bead = 0; bead < 13; bead++) {
    const at = bead / 12 - 0.5
    c.circle(1100 + at * 220, 1392 - at * at * 300, 12, bead % 2 ? '#f3ead2' : '#1f7a58', {
      isHardEdged: true,
      flow: bead,
      maxRadius: 8,
    })
  }
}

/** A green shawl, open over the dress, with stripes down both sides. */
export function drawShawl(c: Composition) {
  const cloth = '#17644a'
  const stripes = ['#e9b03a', '#f3e0a8', '#c9602f', '#5fa04a'] as const
  const brush = { flow: radialFlow(1100, 1000), isHardEdged: true, angleJitter: 0.4, minRadius: 3 }
  c.path(
    `M930,1316C800,1360 720,1470 690,1640C660,1820 640,2040 630,${upright.height}H830C840,2000 860,1720 930,1560C960,1480 960,1390 930,1316Z`,
    shade(cloth, 0.05),
    brush,
  )
  c.path(
    `M1270,1316C1400,1360 1490,1470 1520,1640C1550,1820 1580,2040 1590,${upright.height}H1380C1370,2000 1340,1720 1270,1560C1240,1480 1240,1390 1270,1316Z`,
    shade(cloth, -0.06),
    brush,
  )
  stripes.forEach((colour, row) => {
    const u = row * 44
    c.line(
      [
        [905 - u * 0.5, 1350 + u * 0.4],
        [848 - u * 0.8, 1560],
        [800 - u, 1860],
        [786 - u, 2200],
      ],
      colour,
      10,
      { paintLoad: 200 },
    )
    c.line(
      [
        [1295 + u * 0.5, 1350 + u * 0.4],
        [1352 + u * 0.8, 1560],
        [1410 + u, 1860],
        [1424 + u, 2200],
      ],
      shade(colour, -0.08),
      10,
      { paintLoad: 200 },
    )
  })
}

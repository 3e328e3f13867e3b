import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawFarArm, drawNearArm } from './distillerArms'
import { drawDistillerHead } from './distillerHead'
import { across, down, glow, shirt } from './distillerPalette'

const leather = '#5a3426'

/** The master distiller from behind, a broad man with grey hair, the fire on his right side; the frame cuts him at the knee. */
export function drawDistiller(c: Composition) {
  drawPoker(c)
  drawTrousers(c)
  drawFarArm(c)
  drawBack(c)
  drawStraps(c)
  drawNearArm(c)
  drawDistillerHead(c)
}

function drawPoker(c: Composition) {
  c.line(parsePoints('690,1700 800,1690 910,1722 1000,1760'), '#241a1f', 11, { paintLoad: 400 })
  c.line(parsePoints('700,1700 800,1690 900,1710'), '#8a7468', 4, { paintLoad: 400, opacity: 0.7 })
}

function drawTrousers(c: Composition) {
  const cloth = c.gradient(
    [
      [0, '#26304f'],
      [0.6, '#34466e'],
      [0.9, '#6a5a66'],
      [1, '#b07a5a'],
    ],
    1,
    0,
  )
  c.path(
    'M158,1770C150,1930 144,2080 140,2220H336L352,1960L372,2220H560C556,2060 552,1920 546,1770Z',
    cloth,
    down,
  )
  c.path('M330,1900L352,1960L372,2220H330Z', '#1c2440', { ...down, opacity: 0.7 })
}

/** Shirt, lit from the fire at the right; the folds fall from the shoulder blades. */
function drawBack(c: Composition) {
  c.path(
    'M270,1256C210,1290 130,1310 118,1372C130,1500 150,1650 152,1800C270,1832 440,1832 552,1800C556,1650 578,1500 590,1372C580,1310 486,1290 424,1256Z',
    c.gradient(
      [
        [0, shade(shirt, -0.24)],
        [0.4, shade(shirt, -0.08)],
        [0.8, shirt],
        [1, mix(shirt, glow, 0.7)],
      ],
      1,
      0,
    ),
    down,
  )
  const fold = (points: readonly Point[], colour: string, radius = 6) =>
    c.line(points, colour, radius, { paintLoad: 260, opacity: 0.55 })
  fold(parsePoints('236,1420 270,1520 262,1680 280,1790'), shade(shirt, -0.3))
  fold(parsePoints('350,1330 346,1500 352,1660 346,1800'), shade(shirt, -0.22), 5)
  fold(parsePoints('468,1420 444,1530 456,1680 438,1790'), shade(shirt, -0.24))
  fold(parsePoints('520,1400 506,1540 522,1690 508,1790'), mix(shirt, '#fff0c8', 0.6))
  c.path(
    'M262,1262C300,1300 400,1300 432,1262L440,1292C396,1332 302,1332 254,1292Z',
    shade(shirt, -0.03),
    across,
  )
}

/** The apron's straps cross between the shoulder blades and are tied at the waist. */
function drawStraps(c: Composition) {
  const strap = (points: readonly Point[]) => {
    c.line(points, shade(leather, -0.08), 19, { paintLoad: 400 })
    c.line(
      points.map(([x, y]): Point => [x + 5, y - 3]),
      shade(leather, 0.09),
      6,
      { paintLoad: 400, opacity: 0.6 },
    )
  }
  strap(parsePoints('212,1296 300,1470 400,1620 532,1790'))
  strap(parsePoints('478,1296 396,1470 300,1620 170,1790'))
  c.path('M150,1756C270,1790 440,1790 554,1752L556,1800C440,1836 270,1836 150,1802Z', leather, across)
  for (const side of [-1, 1]) {
    c.path(
      `M352,1788C${352 + side * 30},1756 ${352 + side * 92},1750 ${352 + side * 100},1784C${352 + side * 92},1816 ${352 + side * 30},1810 352,1788Z`,
      shade(leather, 0.06),
      { ...down, flow: side * 0.4 },
    )
    c.line(
      [
        [352, 1796],
        [352 + side * 26, 1860],
        [352 + side * 20, 1930],
      ],
      shade(leather, 0.03),
      10,
      { paintLoad: 200 },
    )
  }
  c.circle(352, 1788, 20, shade(leather, -0.05), { isHardEdged: true })
}

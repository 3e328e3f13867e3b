import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawDistillerHead } from './distillerHead'

const skin = '#8f5533'
const shirt = '#e9dcc2'
const glow = '#f6a860'
const leather = '#5a3426'
const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 2.6 } as const
const across = { ...down, flow: 0.1 } as const

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
  c.line(parsePoints('690,1706 790,1694 900,1716 985,1742'), '#241a1f', 11, { paintLoad: 400 })
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

/** The left arm, bent to the front; the hand is out of sight. */
function drawFarArm(c: Composition) {
  c.path(
    'M148,1330C88,1370 62,1470 52,1570C46,1640 70,1680 110,1700L196,1752L214,1660L150,1590C166,1500 190,1420 200,1350Z',
    shade(shirt, -0.16),
    down,
  )
  c.path(
    'M52,1570C46,1640 70,1680 110,1700L196,1752L204,1716C150,1690 110,1660 96,1600Z',
    shade(shirt, -0.26, 0.01),
    down,
  )
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
  strap(parsePoints('212,1296 300,1470 400,1620 520,1768'))
  strap(parsePoints('478,1296 396,1470 300,1620 182,1768'))
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

/** The right arm: a rolled sleeve, the forearm towards the fire, a fist about the iron. */
function drawNearArm(c: Composition) {
  c.path(
    'M612,1566C650,1590 720,1636 766,1656L748,1716C694,1712 612,1690 574,1650Z',
    c.gradient([
      [0, mix(skin, glow, 0.55)],
      [0.7, skin],
      [1, shade(skin, -0.1)],
    ]),
    { ...down, flow: 0.5 },
  )
  c.path(
    'M560,1330C626,1356 650,1440 660,1530L664,1612C640,1660 590,1676 556,1652C520,1560 506,1440 530,1350Z',
    c.gradient(
      [
        [0, shade(shirt, -0.04)],
        [0.6, shirt],
        [1, mix(shirt, glow, 0.6)],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    'M556,1652C590,1676 640,1660 664,1612L668,1650C646,1700 596,1712 560,1690Z',
    mix(shirt, glow, 0.35),
    across,
  )
  for (const [from, to] of [
    ['560,1420 590,1500 584,1590', shade(shirt, -0.24)],
    ['622,1430 634,1520 630,1600', mix(shirt, '#fff0c8', 0.6)],
  ] as const)
    c.line(parsePoints(from), to, 5, { paintLoad: 200, opacity: 0.6 })
  // Seen from the back of the hand: knuckles in a row, the thumb on top of the iron.
  c.path(
    'M752,1650C776,1634 816,1640 828,1662C838,1690 826,1726 800,1732C774,1734 750,1722 744,1698Z',
    skin,
    { ...down, flow: 0.3 },
  )
  c.path('M758,1650C776,1636 812,1640 824,1658C806,1660 778,1664 760,1676Z', mix(skin, glow, 0.65), {
    ...down,
    flow: 0.3,
  })
  for (const k of [0, 1, 2])
    c.line(
      [
        [790 + k * 15, 1664 + k * 4],
        [786 + k * 15, 1690 + k * 3],
        [780 + k * 15, 1720],
      ],
      shade(skin, -0.16),
      3.2,
      { opacity: 0.75, paintLoad: 90 },
    )
  c.line(parsePoints('752,1652 744,1698 756,1722 800,1732'), shade(skin, -0.2), 3.4, {
    opacity: 0.7,
    paintLoad: 200,
  })
}

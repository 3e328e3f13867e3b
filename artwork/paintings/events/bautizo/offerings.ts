import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, type Point } from '../../rendering/curves'
import { drawLeaf } from '../../motifs/flower'
import { drawLily, drawLilyBud } from '../../motifs/lily'
import { gold, stone } from './palette'

const leafGreens = ['#2f7a5c', '#4c9468', '#1f6654', '#7fae6a'] as const

/** Where the stalks rise and the flowers they carry. */
const stalks: readonly (readonly [root: Point, bend: Point, flower: Point, radius: number, looks: number])[] =
  [
    [[300, 1990], [330, 1700], [372, 1370], 140, 2.2],
    [[270, 1990], [220, 1640], [176, 1270], 156, 1.1],
    [[320, 1990], [380, 1800], [408, 1650], 128, 1.6],
    [[255, 1990], [170, 1760], [142, 1560], 142, 1.9],
    [[285, 1990], [270, 1860], [268, 1790], 140, 1.4],
  ]

/** Lilies in a stone jar at the left of the font. */
export function drawLilies(composition: Composition) {
  for (const [root, bend, flower] of stalks)
    composition.line([root, bend, flower], '#3f8a5c', 9, { paintLoad: 200 })
  composition.line('285,1900 290,1500 268,1130', '#3f8a5c', 8, { paintLoad: 200 })
  composition.line('268,1260 300,1180 318,1130', '#3f8a5c', 6, { paintLoad: 200 })
  for (let k = 0; k < 26; k++) {
    const [root, bend, flower] = stalks[k % stalks.length]!
    const at = 0.1 + 0.75 * composition.random()
    const [x, y] = at < 0.5 ? between(root, bend, at * 2) : between(bend, flower, at * 2 - 1)
    const side = k % 2 ? 0 : Math.PI
    drawLeaf(
      composition,
      x,
      y,
      150 + composition.random() * 70,
      side + (k % 2 ? -0.7 : 0.7) + composition.random() * 0.4 - 0.2,
      leafGreens[k % leafGreens.length]!,
      0.55,
    )
  }
  drawJar(composition)
  drawLilyBud(composition, 268, 1150, 120, -1.75)
  drawLilyBud(composition, 312, 1150, 96, -1.1)
  for (const [, , [x, y], radius, looks] of stalks) drawLily(composition, x, y, radius, { looks })
}

/** A glazed jar with a gold band. */
function drawJar(composition: Composition) {
  const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 3 } as const
  composition.path('M196,1830C150,1890 160,1960 206,2010H360C406,1960 416,1890 370,1830Z', '#12707c', down)
  composition.path('M300,1830C330,1890 330,1960 300,2010H360C406,1960 416,1890 370,1830Z', '#0a4656', down)
  composition.path('M196,1842C166,1890 172,1950 204,1990C196,1940 200,1890 226,1842Z', '#5cc0bd', down)
  composition.path('M164,1906C220,1930 346,1930 402,1906L398,1936C340,1958 226,1958 166,1936Z', gold.mid, {
    ...down,
    flow: 0,
  })
  composition.path('M310,1923C350,1920 380,1914 402,1906L398,1936C370,1947 340,1951 312,1952Z', gold.deep, {
    ...down,
    flow: 0,
  })
  composition.ellipse(283, 1832, 92, 20, '#0a4656', { isHardEdged: true, flow: 0 })
}

const between = ([x, y]: Point, [x2, y2]: Point, at: number): Point => [x + (x2 - x) * at, y + (y2 - y) * at]

/** A white candle with a gold band, and the light around its flame. */
export function drawCandle(composition: Composition) {
  const x = 1395
  const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 3 } as const
  for (const [radius, colour, opacity] of [
    [250, gold.mid, 0.22],
    [170, gold.light, 0.3],
    [104, '#fff6d2', 0.5],
  ] as const)
    composition.circle(x, 1290, radius, colour, { flow: circularFlow(x, 1290), opacity, minRadius: 5 })
  composition.path(`M${x - 46},1410H${x + 46}V1900H${x - 46}Z`, '#fbf5e6', down)
  composition.path(`M${x + 8},1410H${x + 46}V1900H${x + 8}Z`, '#c7d3d2', down)
  composition.path(`M${x - 46},1410H${x - 26}V1900H${x - 46}Z`, mix('#fbf5e6', stone.mid, 0.4), down)
  composition.ellipse(x, 1410, 46, 14, '#fffdf4', { isHardEdged: true, flow: 0 })
  composition.ellipse(x + 2, 1411, 30, 8, gold.light, { isHardEdged: true, flow: 0 })
  composition.path(
    `M${x + 20},1412C${x + 40},1430 ${x + 22},1500 ${x + 34},1530C${x + 44},1540 ${x + 50},1520 ${x + 46},1412Z`,
    '#e8ece4',
    down,
  )
  for (const [y, height, colour] of [
    [1650, 14, gold.deep],
    [1668, 62, gold.mid],
    [1734, 14, gold.deep],
  ] as const)
    composition.rect(x - 47, y, 94, height, colour, { ...down, flow: 0 })
  composition.polygon(
    [
      [x, 1674],
      [x + 24, 1699],
      [x, 1724],
      [x - 24, 1699],
    ],
    '#fffaf0',
    { isHardEdged: true, flow: 0 },
  )
  composition.path(
    `M${x - 120},1900C${x - 90},1880 ${x + 90},1880 ${x + 120},1900L${x + 80},1960H${x - 80}Z`,
    gold.mid,
    { ...down, flow: 0 },
  )
  composition.path(
    `M${x + 10},1886C${x + 70},1886 ${x + 104},1890 ${x + 120},1900L${x + 80},1960H${x + 30}Z`,
    gold.deep,
    { ...down, flow: 0 },
  )
  composition.line(
    [
      [x, 1408],
      [x + 2, 1384],
      [x + 4, 1366],
    ],
    '#3a2a20',
    5,
  )
  composition.path(
    `M${x + 2},1384C${x - 44},1352 ${x - 30},1290 ${x + 6},1196C${x + 34},1286 ${x + 46},1350 ${x + 2},1384Z`,
    '#f0912c',
    { isHardEdged: true, flow: Math.PI / 2 },
  )
  composition.path(
    `M${x + 2},1382C${x - 32},1350 ${x - 20},1306 ${x + 5},1232C${x + 26},1306 ${x + 34},1350 ${x + 2},1382Z`,
    '#fbd25a',
    { isHardEdged: true, flow: Math.PI / 2 },
  )
  composition.path(
    `M${x + 2},1376C${x - 18},1354 ${x - 10},1326 ${x + 4},1290C${x + 16},1326 ${x + 20},1354 ${x + 2},1376Z`,
    '#fffbe6',
    { isHardEdged: true, flow: Math.PI / 2 },
  )
}

import { clamp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { across, down, glow, shirt } from './distillerPalette'

const middle = 353
/** The strokes of the yoke follow the slope of the shoulders. */
const shoulderFlow = (x: number) => 0.52 * (2 * clamp((x - middle) / 360 + 0.5) - 1)

/** Shirt, lit from the fire at the right; the folds fall from the yoke. */
export function drawShirt(c: Composition) {
  const cloth = c.gradient(
    [
      [0, shade(shirt, -0.22)],
      [0.4, shade(shirt, -0.08)],
      [0.8, shirt],
      [1, mix(shirt, glow, 0.42)],
    ],
    1,
    0,
  )
  c.path(
    'M276,1258C232,1284 160,1302 142,1356C150,1450 172,1560 170,1650C170,1700 164,1750 160,1800C270,1832 440,1832 548,1800C546,1750 540,1700 540,1650C538,1560 556,1450 564,1356C546,1302 474,1284 430,1258Z',
    cloth,
    down,
  )
  for (const [points, radius] of [
    ['246,1420 262,1520 248,1660 262,1780', 6],
    ['350,1600 346,1680 352,1790', 5],
    ['462,1420 446,1530 464,1660 446,1780', 6],
    ['196,1640 206,1710 200,1780', 5],
    ['504,1640 498,1710 506,1780', 5],
  ] as const)
    c.line(points, shade(shirt, -0.24), radius, { paintLoad: 260, opacity: 0.5 })
  c.line('514,1460 500,1560 516,1680 510,1790', mix(shirt, '#fff0c8', 0.6), 6, {
    paintLoad: 260,
    opacity: 0.6,
  })
  c.path(
    'M276,1258C232,1284 160,1302 142,1356L146,1392C220,1376 290,1372 353,1372C416,1372 486,1376 560,1392L564,1356C546,1302 474,1284 430,1258Z',
    c.gradient(
      [
        [0, shade(shirt, -0.17)],
        [0.4, shade(shirt, -0.03)],
        [0.8, shade(shirt, 0.03)],
        [1, mix(shirt, glow, 0.55)],
      ],
      1,
      0,
    ),
    { ...down, flow: shoulderFlow, angleJitter: 0.2, maxRadius: 28 },
  )
  c.line('150,1394 220,1378 290,1374 353,1374 416,1374 486,1378 556,1394', shade(shirt, -0.26), 4, {
    paintLoad: 400,
    opacity: 0.7,
  })
}

/** The folded collar about the neck, and its shadow on the yoke. */
export function drawCollar(c: Composition) {
  c.path('M254,1290C300,1338 406,1338 452,1290L458,1304C410,1356 296,1356 248,1304Z', shade(shirt, -0.26), {
    ...across,
    flow: shoulderFlow,
    opacity: 0.75,
  })
  c.path(
    'M272,1258C300,1302 406,1302 434,1258C444,1268 452,1280 456,1294C410,1342 296,1342 250,1294C254,1280 262,1268 272,1258Z',
    c.gradient(
      [
        [0, shade(shirt, -0.14)],
        [0.45, shade(shirt, 0.02)],
        [1, mix(shirt, glow, 0.5)],
      ],
      1,
      0,
    ),
    { ...across, flow: shoulderFlow, maxRadius: 15 },
  )
  c.line('272,1260 300,1286 353,1293 406,1286 434,1260', shade(shirt, -0.03), 4, {
    paintLoad: 300,
    opacity: 0.8,
  })
  c.line('250,1294 298,1325 353,1332 408,1325 456,1294', shade(shirt, -0.2), 3, {
    paintLoad: 300,
    opacity: 0.7,
  })
}

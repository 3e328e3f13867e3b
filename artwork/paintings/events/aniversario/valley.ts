import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawPath } from './path'

/** Hills of the blue hour, and the path and the stream below the house. */
export function drawValley(c: Composition) {
  const hills = [
    [
      'M-20,1180C140,1090 240,1060 360,1120C460,1170 540,1200 640,1190C860,1180 1020,1200 1120,1150C1260,1080 1420,1040 1670,1170V1600H-20Z',
      '#5a4096',
      '#6a4a9a',
      0.4,
    ],
    [
      'M-20,1300C180,1220 320,1250 480,1300C700,1360 1000,1330 1180,1290C1360,1250 1500,1230 1670,1290V1700H-20Z',
      '#45388c',
      '#5a4494',
      -0.2,
    ],
    [
      'M-20,1470C260,1400 480,1420 825,1440C1170,1420 1400,1400 1670,1460V2220H-20Z',
      '#3a3584',
      '#2a2a70',
      0.06,
    ],
    [
      'M-20,1640C300,1560 640,1600 860,1640C1100,1680 1400,1580 1670,1640V2220H-20Z',
      '#2c2e78',
      '#1f2260',
      -0.05,
    ],
    [
      'M-20,1840C300,1760 700,1830 960,1850C1200,1870 1440,1800 1670,1830V2220H-20Z',
      '#22266a',
      '#14174a',
      0.05,
    ],
  ] as const
  for (const [outline, top, foot, flow] of hills)
    c.path(
      outline,
      c.gradient([
        [0, top],
        [0.6, foot],
      ]),
      { flow, angleJitter: 0.6, minRadius: 5 },
    )
  for (let ring = 0; ring < 5; ring++)
    c.ellipse(838, 1545, 640 - ring * 110, 110 - ring * 18, mix('#4a3a8c', '#e8926a', ring / 4), {
      opacity: 0.4,
      flow: 0,
      minRadius: 5,
    })
  for (const ridge of ridges) c.line(ridge, '#c98ac0', 5, { paintLoad: 120, opacity: 0.6 })
  drawFields(c)
  drawPath(c)
}

/** Fields of the slope, warmer near the house. */
function drawFields(c: Composition) {
  for (let k = 0; k < 150; k++) {
    const share = c.random() ** 0.8
    const [x, y] = [c.random() * 1650, lerp(1500, 2190, share)]
    const warm = Math.max(0, 1 - Math.hypot((x - 838) / 640, (y - 1520) / 330))
    const cool = mix('#2a3f8f', c.random() < 0.5 ? '#5a3f9a' : '#2a6a8f', c.random())
    const long = lerp(60, 190, share) * (0.6 + c.random())
    c.ellipse(x, y, long, lerp(9, 24, share), mix(cool, '#f09a78', warm * 0.8), {
      opacity: 0.5,
      flow: 0.04,
      angleJitter: 0.4,
      minRadius: 4,
      rotation: (x - 838) * 0.006,
    })
  }
}

/** Light on the shoulders of the hills. */
const ridges: readonly Point[][] = [
  parsePoints('-20,1184 140,1100 300,1092 430,1150 540,1192 640,1194'),
  parsePoints('1090,1166 1240,1096 1400,1072 1540,1100 1670,1172'),
  parsePoints('-20,1304 160,1246 330,1258 480,1302'),
  parsePoints('1180,1294 1340,1256 1500,1244 1670,1292'),
]

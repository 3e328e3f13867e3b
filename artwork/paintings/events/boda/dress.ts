import { lerp } from '../../../shared/numbers'
import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { dress } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** Falls from her hair over her back to the floor; the dress shows through. */
export function drawVeil(composition: Composition) {
  composition.path(
    'M1044,742C1104,760 1128,880 1134,1010C1150,1300 1230,1700 1400,2092C1300,2140 1120,2146 1010,2128C1000,1800 960,1500 968,1250C976,1050 1010,860 1044,742Z',
    '#fbf2f4',
    { ...cloth, flow: 1.45, opacity: 0.5 },
  )
  composition.path(
    'M1080,770C1120,860 1128,940 1134,1010C1150,1300 1230,1700 1400,2092C1350,2116 1290,2130 1230,2136C1170,1800 1120,1400 1110,1100C1104,960 1096,850 1080,770Z',
    '#cdb6d6',
    { ...cloth, flow: 1.4, opacity: 0.5 },
  )
  for (const at of [0.08, 0.3, 0.55, 0.8, 0.97])
    composition.line(
      [
        [1040 + at * 60, 780 + at * 30],
        [lerp(985, 1128, at), 1080],
        [lerp(975, 1180, at), 1400],
        [lerp(1014, 1385, at), 2088],
      ],
      at > 0.5 ? '#b79fc0' : '#fffaf2',
      4.5,
      { paintLoad: 120, opacity: 0.6 },
    )
}

/** The hem: `along` from left to right. */
const hem = (along: number): Point => [lerp(684, 1376, along), 2072 + 52 * Math.sin(Math.PI * along)]

export function drawSkirt(composition: Composition) {
  const out = { ...cloth, flow: radialFlow(1005, 1000) }
  composition.path(
    'M925,1310C880,1500 770,1800 684,2072C850,2138 1200,2138 1376,2072C1290,1800 1150,1500 1095,1310Z',
    dress.light,
    out,
  )
  composition.path(
    'M1030,1310C1060,1560 1110,1850 1130,2122C1220,2118 1310,2098 1376,2072C1290,1800 1150,1500 1095,1310Z',
    dress.mid,
    out,
  )
  composition.path(
    'M1075,1310C1130,1560 1200,1850 1240,2110C1290,2100 1336,2088 1376,2072C1290,1800 1150,1500 1095,1310Z',
    dress.dark,
    out,
  )
  composition.path(
    'M935,1310C920,1560 880,1850 850,2110C900,2120 940,2122 975,2122C985,1850 975,1560 965,1310Z',
    dress.mid,
    { ...out, opacity: 0.75 },
  )
  for (let fold = 0; fold < 15; fold++) {
    const at = (fold + 0.5 + (composition.random() - 0.5) * 0.5) / 15
    const [x, y] = hem(at)
    composition.line(
      [
        [lerp(935, 1085, at), 1330],
        [lerp(910, 1120, at), 1500],
        [lerp(820, 1230, at), 1800],
        [x, y - 20],
      ],
      fold % 3 === 0 ? dress.deep : fold % 3 === 1 ? '#ffffff' : shade(dress.dark, 0.06),
      6,
      { paintLoad: 110, opacity: 0.7 },
    )
  }
  drawAwayo(composition, {
    drape: (along, across) => {
      const [x, y] = hem(along)
      return [x + (across - 0.5) * (along - 0.5) * 30, y - 92 + across * 78]
    },
    stripes: [
      { width: 0.6, colours: ['#f0a22e'] },
      { width: 2.6, colours: ['#fbf4e8', '#d8325f', '#f0a22e'], pattern: 'diamonds' },
      { width: 0.6, colours: ['#1f7d86'] },
    ],
    figures: 17,
    pieces: 17,
    folds: (along) => (along > 0.66 ? -0.1 : along > 0.45 ? -0.04 : 0),
  })
}

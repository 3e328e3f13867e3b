import { lerp } from '../../../shared/numbers'
import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { brideSkin, dress } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** Falls from the crown to the floor behind her. */
export function drawVeil(composition: Composition) {
  composition.path(
    'M960,640C1080,610 1180,720 1215,930C1262,1300 1340,1700 1455,2050C1420,2095 1340,2100 1270,2080L1000,1200Z',
    '#f6eaf0',
    { ...cloth, flow: 1.35, opacity: 0.86 },
  )
  composition.path(
    'M1110,680C1180,760 1205,860 1225,1010C1270,1340 1350,1720 1455,2050C1420,2095 1380,2098 1340,2094C1270,1750 1190,1300 1150,1000Z',
    '#d9c3d6',
    {
      ...cloth,
      flow: 1.35,
      opacity: 0.8,
    },
  )
  for (const at of [0.15, 0.4, 0.62, 0.85])
    composition.line(
      [
        [1090 + at * 60, 720 + at * 60],
        [1130 + at * 80, 1000],
        [lerp(1150, 1250, at), 1400],
        [lerp(1260, 1430, at), 2050],
      ],
      at > 0.5 ? '#b79fc0' : '#fffaf2',
      5,
      { paintLoad: 120, opacity: 0.7 },
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

/** Neck and bodice. */
export function drawBodice(composition: Composition) {
  composition.path('M962,900L958,1050C985,1085 1030,1085 1052,1046L1040,900Z', brideSkin.light, cloth)
  composition.path('M1004,930L1008,1072C1030,1072 1045,1060 1052,1046L1040,900Z', brideSkin.shadow, cloth)
  composition.path('M950,935C975,975 1020,975 1042,930L1044,955C1015,1000 975,1000 956,962Z', '#8f5032', {
    ...cloth,
    opacity: 0.55,
  })
  composition.path(
    'M958,1020C920,1040 880,1050 868,1085C870,1180 900,1260 925,1330H1095C1115,1250 1140,1180 1150,1085C1135,1050 1090,1040 1052,1018C1040,1060 1022,1090 1005,1112C985,1090 968,1060 958,1020Z',
    dress.light,
    cloth,
  )
  composition.path(
    'M1005,1112C1022,1090 1040,1060 1052,1018C1090,1040 1135,1050 1150,1085C1140,1180 1115,1250 1095,1330H1010Z',
    dress.mid,
    cloth,
  )
  composition.path(
    'M1100,1042C1130,1050 1145,1065 1150,1085C1140,1180 1115,1250 1095,1330H1060C1090,1240 1105,1140 1100,1042Z',
    dress.dark,
    cloth,
  )
  for (let k = 0; k < 7; k++)
    composition.line(
      [
        [905 + k * 14, 1075 + k * 6],
        [925 + k * 12, 1200],
        [935 + k * 11, 1320],
      ],
      dress.dark,
      2.6,
      { opacity: 0.55 },
    )
}

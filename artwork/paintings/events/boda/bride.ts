import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawSkirt } from './dress'
import { brideSkin, dress } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** Her back: shoulders bare to the lace, a row of buttons, a sash. */
function drawBodice(c: Composition) {
  c.path(
    'M950,1000C900,1020 866,1036 856,1080C880,1150 930,1180 1004,1180C1080,1180 1130,1150 1156,1080C1146,1036 1110,1020 1060,1000Z',
    brideSkin.skin,
    cloth,
  )
  c.path(
    'M1004,1040C1012,1090 1010,1140 1004,1180C1080,1180 1130,1150 1156,1080C1146,1036 1110,1020 1060,1000Z',
    brideSkin.shadow,
    { ...cloth, opacity: 0.5 },
  )
  c.path(
    'M862,1068C900,1096 950,1128 1004,1190C1060,1128 1112,1096 1150,1066C1160,1120 1120,1240 1098,1336H912C892,1240 852,1120 862,1068Z',
    c.gradient(
      [
        [0, dress.light],
        [0.55, dress.mid],
        [1, dress.dark],
      ],
      1,
      0,
    ),
    cloth,
  )
  for (let k = 0; k < 6; k++) c.circle(1004, 1208 + k * 20, 6, dress.deep, { isHardEdged: true, flow: 0 })
  const seam = (points: readonly Point[]) => c.line(points, dress.deep, 3.2, { paintLoad: 200, opacity: 0.7 })
  seam(parsePoints('862,1068 930,1112 1004,1190 1078,1112 1150,1066'))
  seam(parsePoints('930,1120 944,1230 956,1330'))
  seam(parsePoints('1080,1120 1066,1230 1052,1330'))
  c.path('M908,1322C960,1338 1048,1338 1100,1322L1102,1356C1046,1372 960,1372 906,1356Z', '#d8325f', {
    ...cloth,
    flow: 0,
  })
}

/** Her free arm hangs to the flowers. */
export function drawBrideArm(c: Composition) {
  c.path(
    'M1118,1046C1166,1064 1178,1120 1186,1190C1194,1260 1204,1320 1208,1390L1156,1400C1140,1330 1130,1260 1124,1190C1116,1130 1108,1080 1118,1046Z',
    dress.mid,
    cloth,
  )
  c.path(
    'M1186,1190C1194,1260 1204,1320 1208,1390L1184,1396C1176,1320 1168,1250 1160,1180C1152,1120 1146,1080 1140,1058C1170,1080 1180,1130 1186,1190Z',
    dress.dark,
    cloth,
  )
  c.line(parsePoints('1118,1050 1112,1110 1126,1210 1140,1310 1156,1398'), dress.deep, 3, {
    paintLoad: 200,
    opacity: 0.7,
  })
}

export function drawBride(c: Composition) {
  drawSkirt(c)
  drawBodice(c)
}

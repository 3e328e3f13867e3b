import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints } from '../../rendering/curves'
import { down, glow, skin } from './distillerPalette'

const straw = '#e0be72'
const hair = '#b9b1ac'
const level = { ...down, flow: 0 } as const

/** Grey hair under a straw hat; he looks to the fire, so that an ear and the line of the cheek show. */
export function drawDistillerHead(c: Composition) {
  c.path(
    'M296,1190L286,1276C320,1304 384,1304 412,1274L410,1190Z',
    c.gradient(
      [
        [0, shade(skin, -0.1)],
        [0.7, skin],
        [1, mix(skin, glow, 0.5)],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    'M268,1110C258,1180 274,1226 312,1240C344,1250 388,1246 410,1226C432,1210 446,1188 448,1160L452,1110Z',
    mix(skin, glow, 0.25),
    down,
  )
  c.path(
    'M264,1110C254,1186 276,1234 326,1244C364,1246 392,1226 396,1196C388,1170 392,1140 400,1110Z',
    hair,
    down,
  )
  c.path('M264,1110C254,1186 276,1234 326,1244C306,1220 296,1170 300,1110Z', shade(hair, -0.14), down)
  c.path('M398,1142C420,1132 432,1150 428,1176C424,1200 408,1210 398,1196Z', mix(skin, glow, 0.5), down)
  c.line(parsePoints('404,1150 420,1152 418,1176 406,1194'), shade(skin, -0.1), 3.4, { opacity: 0.8 })
  for (let k = 0; k < 46; k++) {
    const x = 272 + c.random() * 118
    c.line(
      [
        [x, 1128 + c.random() * 30],
        [x + 3, 1172],
        [x + (330 - x) * 0.12, 1214 + c.random() * 18],
      ],
      mix('#efe9e2', '#8d8480', c.random()),
      2.8,
      { opacity: 0.65 },
    )
  }
  c.path(
    'M448,1150C458,1166 458,1186 446,1200L438,1190C444,1178 446,1162 440,1152Z',
    mix(hair, '#ffffff', 0.3),
    down,
  )
  c.ellipse(354, 1122, 206, 44, shade(straw, -0.16, 0.01), { ...level, rotation: -4 })
  c.ellipse(354, 1110, 204, 38, straw, { ...level, rotation: -4 })
  c.path('M390,1080C460,1078 530,1084 556,1096C540,1118 470,1132 400,1140Z', mix(straw, glow, 0.55), level)
  c.path(
    'M238,1104C232,1010 262,966 316,968C340,978 372,978 396,966C452,964 478,1010 472,1094C400,1118 310,1124 238,1104Z',
    c.gradient(
      [
        [0, shade(straw, -0.12)],
        [0.5, straw],
        [1, mix(straw, glow, 0.6)],
      ],
      1,
      0,
    ),
    down,
  )
  c.path('M236,1070C310,1092 400,1086 473,1060L472,1096C400,1120 310,1126 238,1104Z', '#6a2430', level)
  for (const rise of [0, 22, 44])
    c.line(parsePoints(`240,${1060 - rise} 352,${1074 - rise} 470,${1050 - rise}`), shade(straw, -0.1), 3, {
      paintLoad: 200,
      opacity: 0.5,
    })
}

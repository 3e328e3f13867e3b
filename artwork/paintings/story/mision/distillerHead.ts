import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints } from '../../rendering/curves'
import { drawHairLines } from '../../motifs/hairStrands'
import { down, fine, glow, skin } from './distillerPalette'

const straw = '#e0be72'
const hair = '#352c2b'
const grey = '#7c736e'
const level = { ...down, flow: 0 } as const

/** The back of the head under a straw hat: greying hair cut at the nape, both ears, the neck. */
export function drawDistillerHead(c: Composition) {
  drawNeck(c)
  for (const side of [-1, 1]) drawEar(c, side)
  drawHair(c)
  drawHat(c)
}

function drawNeck(c: Composition) {
  c.path(
    'M290,1190C292,1232 288,1256 268,1276C310,1320 396,1320 438,1276C418,1256 414,1232 416,1190Z',
    c.gradient(
      [
        [0, shade(skin, -0.13)],
        [0.45, shade(skin, -0.02)],
        [0.75, skin],
        [1, mix(skin, glow, 0.6)],
      ],
      1,
      0,
    ),
    { ...fine, flow: Math.PI / 2 },
  )
  for (const [points, colour] of [
    ['332,1246 330,1266 324,1290', shade(skin, -0.1)],
    ['374,1246 376,1266 382,1290', shade(skin, -0.08)],
  ] as const)
    c.line(points, colour, 4, { paintLoad: 120, opacity: 0.55 })
}

function drawEar(c: Composition, side: number) {
  const x = 353 + side * 97
  const tone = shade(skin, side < 0 ? -0.12 : -0.04)
  c.path(
    `M${x - side * 10},1134C${x + side * 22},1128 ${x + side * 38},1148 ${x + side * 33},1178C${x + side * 28},1204 ${x + side * 12},1224 ${x - side * 10},1220Z`,
    tone,
    { ...fine, flow: Math.PI / 2, maxRadius: 8 },
  )
  for (const [inset, colour, radius] of [
    [0, side < 0 ? shade(tone, 0.1) : mix(skin, glow, 0.85), 4],
    [16, shade(tone, -0.12), 4],
  ] as const)
    c.line(
      [
        [x + side * (27 - inset), 1150],
        [x + side * (30 - inset), 1176],
        [x + side * (20 - inset), 1200],
        [x + side * (8 - inset), 1214],
      ],
      colour,
      radius,
      { paintLoad: 120, opacity: 0.85 },
    )
}

function drawHair(c: Composition) {
  c.path(
    'M256,1100C252,1150 256,1190 270,1218C278,1234 292,1240 300,1234C322,1252 384,1252 406,1234C414,1240 428,1234 436,1218C450,1190 454,1150 450,1100Z',
    c.gradient(
      [
        [0, mix(hair, grey, 0.6)],
        [0.25, hair],
        [0.7, hair],
        [1, mix(mix(hair, grey, 0.55), glow, 0.3)],
      ],
      1,
      0,
    ),
    { ...fine, flow: Math.PI / 2 },
  )
  c.path('M258,1100L448,1100L450,1146C400,1162 306,1162 256,1146Z', '#1f1719', {
    ...fine,
    flow: 0,
    opacity: 0.5,
  })
  const strands = (from: string, to: string, colour: string, count: number, opacity: number) =>
    drawHairLines(c, parsePoints(from), parsePoints(to), colour, { count, radius: 2.6, stray: 3, opacity })
  strands('262,1168 266,1194 296,1236', '444,1168 440,1194 410,1236', shade(hair, 0.08), 46, 0.6)
  strands('260,1166 262,1190 284,1228', '284,1170 286,1200 306,1236', grey, 11, 0.6)
  strands('422,1170 420,1200 400,1236', '446,1166 444,1190 422,1228', mix(grey, glow, 0.25), 11, 0.6)
  strands('292,1172 298,1204 318,1242', '414,1172 408,1204 388,1242', grey, 13, 0.5)
}

function drawHat(c: Composition) {
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
    c.line(`240,${1060 - rise} 352,${1074 - rise} 470,${1050 - rise}`, shade(straw, -0.1), 3, {
      paintLoad: 200,
      opacity: 0.5,
    })
}

import { lerp, smoothstep } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform, type Transform } from '../../motifs/transform'
import { down, fine, shirt, skin, trousers } from './distillerPalette'

/** The left arm, away from the fire: a rolled sleeve, the elbow out, the hand resting on the hip. */
export function drawLeftArm(c: Composition) {
  c.path(
    'M34,1560C24,1602 34,1632 62,1654C100,1688 130,1716 152,1752L200,1724C184,1690 152,1640 128,1590Z',
    c.gradient(
      [
        [0, shade(skin, -0.1)],
        [0.5, shade(skin, -0.03)],
        [1, shade(skin, 0.03)],
      ],
      0.5,
      1,
    ),
    { ...fine, flow: 0.85 },
  )
  c.line('60,1640 100,1680 134,1716', shade(skin, -0.13), 5, { paintLoad: 200, opacity: 0.5 })
  c.line('62,1616 70,1606 84,1602', shade(skin, -0.14), 4, { paintLoad: 90, opacity: 0.6 })
  drawOpenHand(c, uniformTransform({ x: 179, y: 1738, unit: 0.97, rotation: -20 }))
  drawSleeve(c)
}

/** From the slope of the shoulder to the length of the upper arm. */
const sleeveFlow = (_: number, y: number) => lerp(2.6, 1.97, smoothstep(1310, 1430, y))

function drawSleeve(c: Composition) {
  const along = { ...down, flow: sleeveFlow, maxRadius: 28 }
  c.path(
    'M202,1300C158,1308 124,1340 108,1400C92,1450 60,1490 35,1529L28,1548L136,1600L141,1577C160,1536 186,1490 198,1420C190,1380 190,1340 202,1300Z',
    c.gradient(
      [
        [0, shade(shirt, -0.12)],
        [0.6, shade(shirt, -0.2)],
        [1, shade(shirt, -0.08)],
      ],
      1,
      0.3,
    ),
    along,
  )
  for (const [points, colour] of [
    ['200,1306 190,1350 196,1410 180,1490 148,1558', shade(shirt, -0.36)],
    ['150,1370 124,1440 84,1510', shade(shirt, -0.3)],
    ['128,1368 104,1436 62,1500', shade(shirt, -0.02)],
  ] as const)
    c.line(points, colour, 5, { paintLoad: 260, opacity: 0.55 })
  c.path('M36,1522C66,1548 112,1570 148,1574L136,1614C98,1610 44,1586 16,1556Z', shade(shirt, -0.1), {
    ...fine,
    flow: 0.42,
  })
  c.line('38,1526 68,1550 112,1570 146,1577', shade(shirt, -0.34), 3.4, { paintLoad: 260, opacity: 0.7 })
  c.line('24,1558 52,1580 98,1602 134,1608', shade(shirt, -0.3), 3, { paintLoad: 260, opacity: 0.6 })
}

/** Root, tip and half the width of each finger, from the index to the little one. */
const fingers = [
  [-30, 76, -42, 158, 12],
  [-8, 82, -12, 176, 12.5],
  [14, 80, 17, 166, 12],
  [34, 70, 44, 134, 10.5],
] as const

/** The back of a left hand, the origin at its wrist, the fingers down. */
function drawOpenHand(c: Composition, at: Transform) {
  const along = { ...fine, flow: at.direction(Math.PI / 2) }
  c.path(
    at.path('M-36,20L-40,186C-24,196 0,190 24,180C44,168 60,146 58,122L46,60Z'),
    shade(trousers, -0.18),
    { ...along, opacity: 0.5 },
  )
  // The thumb lies towards the front of the hip.
  c.path(
    at.path(
      'M-30,16C-50,32 -70,62 -76,92C-80,114 -78,128 -67,129C-57,129 -55,112 -51,98C-46,84 -38,74 -26,66Z',
    ),
    shade(skin, 0.02),
    { ...along, flow: at.direction(2), maxRadius: 8 },
  )
  c.line(at.points('-70,110 -69,122'), mix(skin, '#f0c8a0', 0.5), 5, { paintLoad: 40, opacity: 0.75 })
  c.line(at.points('-32,58 -42,80 -49,104'), shade(skin, -0.18), 3, { paintLoad: 120, opacity: 0.8 })
  for (const [k, [u, v, tu, tv, half]] of fingers.entries()) {
    const tone = shade(skin, [0.05, 0.08, 0.06, 0.1][k]!)
    c.path(
      at.path(
        `M${u - half},${v}L${tu - half * 0.86},${tv - half}C${tu - half * 0.86},${tv + half * 0.5} ${tu + half * 0.86},${tv + half * 0.5} ${tu + half * 0.86},${tv - half}L${u + half},${v}Z`,
      ),
      tone,
      { ...along, maxRadius: 8 },
    )
    c.line(
      at.points([
        [tu, tv - half * 0.9],
        [tu, tv - half * 0.2],
      ]),
      mix(skin, '#f0c8a0', 0.5),
      5,
      { paintLoad: 40, opacity: 0.75 },
    )
  }
  c.path(
    at.path(
      'M-27,-8C-32,20 -42,44 -43,84C-38,98 -24,96 -19,92C-12,102 0,102 3,92C10,100 22,98 25,90C32,92 42,86 46,76C46,50 32,20 27,-8Z',
    ),
    c.gradient(
      [
        [0, shade(skin, 0)],
        [1, shade(skin, 0.12)],
      ],
      1,
      0.4,
    ),
    along,
  )
  for (const line of [
    '-19,90 -25,120 -28,154',
    '3,92 3,124 2,162',
    '25,88 29,112 32,138',
    '-42,84 -43,112 -50,144',
  ])
    c.line(at.points(line), shade(skin, -0.16), 2.6, { paintLoad: 120, opacity: 0.8 })
  for (const line of ['-30,78 -22,40', '-8,82 -6,42', '14,80 10,44'])
    c.line(at.points(line), shade(skin, 0.1), 3.4, { paintLoad: 120, opacity: 0.5 })
}

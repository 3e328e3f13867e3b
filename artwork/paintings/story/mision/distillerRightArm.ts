import { lerp, smoothstep } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform, type Transform } from '../../motifs/transform'
import { down, fine, glow, shirt, skin } from './distillerPalette'

/** The right arm: a rolled sleeve, the forearm towards the fire, a fist about the poker. */
export function drawRightArm(c: Composition) {
  c.path(
    'M566,1570C564,1620 590,1650 640,1668C680,1684 712,1690 742,1690L768,1644C736,1622 704,1592 682,1544Z',
    c.gradient(
      [
        [0, shade(skin, -0.1)],
        [0.45, skin],
        [1, mix(skin, glow, 0.5)],
      ],
      1,
      0,
    ),
    { ...fine, flow: 0.53 },
  )
  c.path('M683,1552C704,1594 736,1624 768,1644L758,1658C724,1640 692,1612 672,1566Z', mix(skin, glow, 0.55), {
    ...fine,
    flow: 0.7,
    maxRadius: 8,
  })
  c.line('590,1640 640,1664 700,1682', shade(skin, -0.15), 5, { paintLoad: 400, opacity: 0.5 })
  drawFist(c, uniformTransform({ x: 754, y: 1667, unit: 0.92 }))
  drawSleeve(c)
}

/** From the slope of the shoulder to the length of the upper arm. */
const sleeveFlow = (_: number, y: number) => lerp(0.54, 1.18, smoothstep(1310, 1430, y))

function drawSleeve(c: Composition) {
  c.path(
    'M504,1300C550,1310 590,1342 608,1400C624,1440 652,1480 671,1519L680,1540L562,1582L556,1557C532,1510 514,1470 508,1420C516,1380 516,1340 504,1300Z',
    c.gradient(
      [
        [0, shade(shirt, -0.06)],
        [0.6, shirt],
        [1, mix(shirt, glow, 0.6)],
      ],
      1,
      0,
    ),
    { ...down, flow: sleeveFlow, maxRadius: 28 },
  )
  for (const [points, colour] of [
    ['506,1306 516,1350 510,1410 524,1480 552,1540', shade(shirt, -0.3)],
    ['552,1380 572,1450 604,1520', shade(shirt, -0.2)],
    ['586,1380 612,1450 644,1510', mix(shirt, '#fff0c8', 0.6)],
  ] as const)
    c.line(points, colour, 5, { paintLoad: 260, opacity: 0.6 })
  c.path('M550,1552C590,1560 642,1544 674,1512L690,1550C660,1586 602,1604 560,1594Z', mix(shirt, glow, 0.3), {
    ...fine,
    flow: -0.32,
  })
  c.line('552,1555 592,1561 640,1546 673,1516', shade(shirt, -0.26), 3.4, { paintLoad: 260, opacity: 0.7 })
  c.line('558,1584 600,1590 652,1572 684,1546', shade(shirt, -0.2), 3, { paintLoad: 260, opacity: 0.6 })
}

/** A right fist from the back of the hand, the origin at its wrist, the thumb along the top of the iron. */
function drawFist(c: Composition, at: Transform) {
  const along = { ...fine, maxRadius: 10, flow: 0.55 }
  c.path(
    at.path(
      'M14,-28C40,-28 74,-14 92,4C112,16 122,36 118,58C114,74 102,82 88,80C80,94 60,98 46,92C30,98 14,88 6,72C-8,58 -18,42 -16,26Z',
    ),
    c.gradient(
      [
        [0, mix(skin, glow, 0.6)],
        [0.5, skin],
        [1, shade(skin, -0.08)],
      ],
      -0.2,
      1,
    ),
    along,
  )
  // The fingers bend at the knuckles and go round the iron.
  c.path(
    at.path(
      'M94,20C110,26 120,40 118,58C114,74 102,82 88,80C80,94 60,98 46,92C30,98 14,88 6,72L22,62C50,72 82,58 94,20Z',
    ),
    shade(skin, -0.05),
    along,
  )
  for (const line of ['84,44 94,60 92,80', '62,62 68,78 64,92', '38,68 40,80 34,92'])
    c.line(at.points(line), shade(skin, -0.2), 3, { paintLoad: 120, opacity: 0.85 })
  for (const [u, v] of [
    [92, 28],
    [74, 50],
    [52, 62],
    [28, 64],
  ] as const)
    c.line(
      at.points([
        [u - 7, v - 2],
        [u + 7, v + 2],
      ]),
      mix(skin, glow, 0.6),
      5,
      { paintLoad: 60, opacity: 0.6 },
    )
  c.path(
    at.path('M10,-26C44,-38 86,-28 112,-4C132,10 142,26 134,36C124,42 106,28 90,16C66,0 38,-4 12,-6Z'),
    mix(skin, glow, 0.6),
    { ...along, flow: 0.6 },
  )
  c.line(at.points('30,-4 62,0 90,15 116,34'), shade(skin, -0.16), 3, { paintLoad: 200, opacity: 0.75 })
  c.line(at.points('116,12 130,26'), mix(skin, '#ffe0b8', 0.75), 5, { paintLoad: 60, opacity: 0.8 })
}

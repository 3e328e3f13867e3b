import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints } from '../../rendering/curves'
import { across, down, glow, shirt, skin } from './distillerPalette'

/** The left arm, bent to the front; the hand is out of sight. */
export function drawFarArm(c: Composition) {
  c.path(
    'M148,1330C88,1370 62,1470 52,1570C46,1640 70,1680 110,1700L196,1752L214,1660L150,1590C166,1500 190,1420 200,1350Z',
    shade(shirt, -0.16),
    down,
  )
  c.path(
    'M52,1570C46,1640 70,1680 110,1700L196,1752L204,1716C150,1690 110,1660 96,1600Z',
    shade(shirt, -0.26, 0.01),
    down,
  )
}

/** The right arm: a rolled sleeve, the forearm towards the fire, a fist about the iron. */
export function drawNearArm(c: Composition) {
  c.path(
    'M622,1556C664,1584 726,1628 772,1648L752,1722C694,1722 616,1702 574,1660Z',
    c.gradient([
      [0, mix(skin, glow, 0.8)],
      [0.7, skin],
      [1, shade(skin, -0.1)],
    ]),
    { ...down, flow: 0.5 },
  )
  c.path(
    'M560,1330C626,1356 650,1440 660,1530L664,1612C640,1660 590,1676 556,1652C520,1560 506,1440 530,1350Z',
    c.gradient(
      [
        [0, shade(shirt, -0.04)],
        [0.6, shirt],
        [1, mix(shirt, glow, 0.6)],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    'M556,1652C590,1676 640,1660 664,1612L668,1650C646,1700 596,1712 560,1690Z',
    mix(shirt, glow, 0.35),
    across,
  )
  for (const [from, to] of [
    ['560,1420 590,1500 584,1590', shade(shirt, -0.24)],
    ['622,1430 634,1520 630,1600', mix(shirt, '#fff0c8', 0.6)],
  ] as const)
    c.line(parsePoints(from), to, 5, { paintLoad: 200, opacity: 0.6 })
  // Seen from the back of the hand: knuckles in a row, the thumb on top of the iron.
  c.path(
    'M752,1650C776,1634 816,1640 828,1662C838,1690 826,1726 800,1732C774,1734 750,1722 744,1698Z',
    skin,
    { ...down, flow: 0.3 },
  )
  c.path('M758,1650C776,1636 812,1640 824,1658C806,1660 778,1664 760,1676Z', mix(skin, glow, 0.65), {
    ...down,
    flow: 0.3,
  })
  for (const k of [0, 1, 2])
    c.line(
      [
        [790 + k * 15, 1664 + k * 4],
        [786 + k * 15, 1690 + k * 3],
        [780 + k * 15, 1720],
      ],
      shade(skin, -0.16),
      3.2,
      { opacity: 0.75, paintLoad: 90 },
    )
  c.line(parsePoints('752,1652 744,1698 756,1722 800,1732'), shade(skin, -0.2), 3.4, {
    opacity: 0.7,
    paintLoad: 200,
  })
  // Against the bricks the arm needs a firm edge.
  for (const edge of ['640,1572 690,1606 740,1636 766,1648', '612,1692 670,1714 720,1722 752,1722'])
    c.line(parsePoints(edge), '#4a2018', 4.4, { paintLoad: 400, opacity: 0.85 })
  c.line(parsePoints('668,1604 716,1634 752,1652'), mix(glow, '#ffe0b0', 0.4), 6, {
    paintLoad: 400,
    opacity: 0.8,
  })
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'

const bark = { lit: '#b5804f', mid: '#8a5636', dark: '#57352c' }

const boughs: readonly (readonly [Point[], number])[] = [
  [parsePoints('715,935 610,880 470,850 330,800'), 26],
  [parsePoints('945,905 1060,860 1180,830 1330,770'), 26],
  [parsePoints('735,925 680,800 590,660 490,560'), 24],
  [parsePoints('930,910 1000,780 1080,640 1170,540'), 24],
  [parsePoints('828,1020 840,860 826,640 830,400'), 24],
]

const grains: readonly Point[][] = [
  parsePoints('800,1060 818,1160 776,1270 790,1380 820,1490 806,1610 740,1704'),
  parsePoints('830,1080 826,1180 856,1290 842,1400 828,1500 838,1620 846,1700'),
  parsePoints('858,1130 880,1230 908,1310 886,1400 862,1500 872,1610 950,1708'),
]

/** A twisted trunk out of the fold of the book, and its boughs. */
export function drawTrunk(c: Composition) {
  const brush = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.7, minRadius: 2.3 }
  for (const [points, radius] of boughs) {
    c.line(points, bark.dark, radius, { paintLoad: 90 })
    c.line(
      points.map(([x, y]): Point => [x - 5, y - 6]),
      bark.mid,
      radius * 0.7,
      { paintLoad: 90 },
    )
    c.line(
      points.map(([x, y]): Point => [x - 9, y - 10]),
      bark.lit,
      radius * 0.3,
      { paintLoad: 70 },
    )
  }
  c.path(
    'M610,1722C700,1700 742,1640 744,1560C764,1470 742,1400 752,1300C762,1230 790,1190 780,1090C772,1020 720,980 690,930L742,912C772,950 800,968 824,1010L836,1010C856,960 890,930 930,890L968,920C930,980 880,1030 872,1100C864,1180 898,1230 904,1310C910,1400 878,1460 892,1560C898,1640 950,1700 1040,1722C990,1732 930,1730 884,1708C860,1732 820,1734 800,1708C750,1734 680,1736 610,1722Z',
    bark.mid,
    brush,
  )
  c.path(
    'M836,1010C856,960 890,930 930,890L968,920C930,980 880,1030 872,1100C864,1180 898,1230 904,1310C910,1400 878,1460 892,1560C898,1640 950,1700 1040,1722C990,1732 930,1730 884,1708C852,1640 822,1540 850,1440C874,1370 880,1310 846,1240C814,1170 836,1090 836,1010Z',
    bark.dark,
    brush,
  )
  c.path(
    'M744,1560C764,1470 742,1400 752,1300C762,1230 790,1190 780,1090C776,1050 760,1020 742,990C790,1030 812,1080 808,1140C802,1220 778,1260 776,1320C774,1400 800,1460 790,1560C782,1640 740,1690 690,1716C730,1670 742,1620 744,1560Z',
    bark.lit,
    brush,
  )
  for (const grain of grains) c.line(grain, shade(bark.dark, -0.07), 4, { opacity: 0.7 })
}

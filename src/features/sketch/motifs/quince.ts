import { steppedOpening } from '../../../shared/steppedOpening'
import { butterfly, rose } from '../flowers'
import { woven } from '../scenery'
import { disc, leaf, poly, rect, repeat, type Point, type Shape } from '../shapes'

const roses = [
  ['#8f1745', '#cf3f74', '#f590b4'],
  ['#cbb9a8', '#f5e9dc', '#ffffff'],
  ['#b5541f', '#ec8a48', '#ffc78e'],
  ['#a98a1d', '#e8c24b', '#fbe79a'],
] as const

/** Fifteen, in rows that make a ball. */
const places: readonly Point[] = [
  [150, 78],
  [113, 92],
  [187, 92],
  [84, 124],
  [128, 120],
  [172, 120],
  [216, 124],
  [104, 158],
  [150, 156],
  [196, 158],
  [82, 188],
  [128, 192],
  [172, 192],
  [218, 188],
  [150, 222],
]

const steppedWindow = (colour: string, inset: number): Shape =>
  poly(
    colour,
    [150, 150],
    ...steppedOpening({ left: 44 + inset, right: 256 - inset, top: 22 + inset, bottom: 310, step: 17 }),
  )

/** Fifteen roses in a clay jug, a stepped window, butterflies. */
export const quince = (): Shape[] => [
  rect('#3d1d5c', 1.5, 0, 0, 300, 366),
  rect('#1f7f79', 1.57, 0, 60, 36, 250),
  rect('#1f7f79', 1.57, 264, 60, 36, 250),
  ...repeat(9, (index) => rect('#125a58', 0, 3, 72 + index * 26, 30, 6)),
  ...repeat(9, (index) => rect('#125a58', 0, 267, 72 + index * 26, 30, 6)),
  steppedWindow('#e0a93a', 0),
  steppedWindow('#8a5bb5', 9),
  disc('#b989d0', 196, 84, 44),
  disc('#fff0d0', 200, 80, 24),
  poly('#6d4499', 0.2, [53, 250], [110, 228], [170, 246], [247, 226], [247, 310], [53, 310]),
  ...repeat(16, (index, share) => leaf(index % 2 ? '#2f7a4a' : '#55a05a', 150, 168, 96, 30, share * 6.28)),
  leaf('#3f8a4e', 150, 180, 84, 40, 1.1),
  leaf('#2f7a4a', 150, 180, 84, 40, 2.05),
  ...places.flatMap(([x, y], index) => rose(x, y, 22, roses[(index * 3) % 4] ?? roses[0])),
  ...woven(322, 44, '#9c1c4a', ['#f0c048', '#2a9d8f', '#f4f5ef']),
  poly(
    '#b9562d',
    0.2,
    [126, 246],
    [174, 246],
    [170, 262],
    [190, 286],
    [188, 316],
    [170, 336],
    [130, 336],
    [112, 316],
    [110, 286],
    [130, 262],
  ),
  poly('#8d3d1f', 1.4, [160, 246], [174, 246], [170, 262], [190, 286], [188, 316], [170, 336], [152, 336]),
  rect('#f4e3c0', 0, 112, 290, 77, 15),
  ...repeat(6, (index) =>
    poly('#2b1a2e', 0, [114 + index * 13, 304], [120 + index * 13, 292], [126 + index * 13, 304]),
  ),
  ...butterfly(70, 80, 22, -0.9, '#3b6fd4', '#f4f5ef'),
  ...butterfly(236, 222, 24, -2.2, '#f0a43c', '#1b1226'),
  ...butterfly(70, 246, 20, -1.2, '#f07fa4', '#fff0d0'),
]

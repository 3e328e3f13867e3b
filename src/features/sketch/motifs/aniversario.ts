import { kantuta } from '../flowers'
import { peak } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, type Shape } from '../shapes'

/** Half of the wreath. @param side -1 left, 1 right */
const branch = (side: 1 | -1): Shape[] =>
  repeat(13, (index) => {
    const share = 0.25 - side * (0.035 + index * 0.033)
    const [x, y] = onCircle(150, 156, 112, share)
    const along = (share - side * 0.25) * 2 * Math.PI
    return [
      leaf(index % 2 ? '#2f7a4a' : '#4f9a5e', x, y, 38, 15, along - side * 0.55),
      leaf(index % 2 ? '#6db26a' : '#25633d', x, y, 34, 13, along + side * 0.6),
      ...(index % 3 === 1 ? kantuta(x, y, 25, along + side * 1.35) : []),
    ]
  }).flat()

/** Two branches of kantuta make one wreath round the moon, over a lake. */
export const aniversario = (): Shape[] => [
  rect('#1d2670', [150, 150], 0, 0, 300, 366),
  disc('#2a369a', 150, 150, 142),
  disc('#4450b4', 150, 150, 106),
  ...repeat(34, (index) => disc('#f6e3a6', (index * 83) % 300, (index * 47) % 190, 1.2 + (index % 3) * 0.7)),
  disc('#e9b44a', 150, 150, 72),
  disc('#f5d27c', 150, 150, 62),
  disc('#fdeebc', 140, 142, 44),
  ...peak(38, 206, 282, 76, '#4a3c8c', '#d8d5f0'),
  ...peak(262, 198, 282, 84, '#54429a', '#d8d5f0'),
  rect('#232f86', 0, 0, 276, 300, 90),
  ...repeat(11, (index) =>
    poly(
      index % 2 ? '#f5d27c' : '#e9b44a',
      0,
      [150 - 58 + index * 3.4, 282 + index * 7.6],
      [150 + 58 - index * 3, 281 + index * 7.6],
      [150 + 46 - index * 3, 286 + index * 7.6],
      [150 - 50 + index * 4, 286 + index * 7.6],
    ),
  ),
  ...repeat(9, (index) => rect('#3b49a8', 0, (index * 71) % 250, 288 + index * 8, 44, 2.6)),
  ...branch(-1),
  ...branch(1),
  poly('#c4203c', 0.4, [150, 266], [112, 250], [106, 274]),
  poly('#c4203c', 2.6, [150, 266], [188, 250], [194, 274]),
  poly('#9c1530', 1.2, [150, 266], [124, 318], [140, 312], [148, 322]),
  poly('#9c1530', 1.9, [150, 266], [176, 318], [160, 312], [152, 322]),
  disc('#e2455a', 150, 266, 10),
]

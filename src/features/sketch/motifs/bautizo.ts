import { disc, leaf, onCircle, poly, rays, rect, repeat, ring, type Shape } from '../shapes'

/** One wing: feathers in two rows. @param side -1 left, 1 right */
const wing = (side: 1 | -1): Shape[] => [
  ...repeat(8, (index) => {
    const angle = -0.72 + index * 0.17
    const length = 104 - index * 8
    return leaf(index % 2 ? '#dfeaf0' : '#f6fbfd', 150 + side * 8, 118, length, 19, side > 0 ? angle : Math.PI - angle)
  }),
  ...repeat(5, (index) => {
    const angle = -0.6 + index * 0.2
    return leaf('#ffffff', 150 + side * 6, 118, 58 - index * 4, 17, side > 0 ? angle : Math.PI - angle)
  }),
]

const dove = (): Shape[] => [
  ...repeat(5, (index) => leaf('#e6eff3', 150, 104, 54, 15, -1.57 + (index - 2) * 0.22)),
  ...wing(-1),
  ...wing(1),
  leaf('#ffffff', 150, 84, 96, 38, 1.57),
  disc('#ffffff', 150, 166, 14),
  leaf('#e8a13a', 150, 174, 16, 8, 1.57),
  disc('#1b1226', 145, 167, 2.4),
]

/** A scallop with its ribs, its hinge above. */
const shell = (): Shape[] => [
  ...repeat(9, (index) => {
    const angle = Math.PI * (0.08 + index * 0.105)
    return leaf(index % 2 ? '#f4b9a6' : '#ffe0cf', 150, 252, 104, 42, angle)
  }),
  disc('#d98c78', 150, 256, 15, 0.7),
  disc('#fff3ea', 150, 300, 9),
]

/** A dove comes down in rays of light upon a shell and water. */
export const bautizo = (): Shape[] => [
  rect('#12706f', [150, 110], 0, 0, 300, 366),
  disc('#1f8a86', 150, 112, 130),
  ...rays(150, 112, '#4fb0a5', 22, 0.01),
  disc('#8fd0c2', 150, 112, 74),
  disc('#d6efdf', 150, 112, 48),
  ring('#e8bf55', 150, 112, 88, 7),
  ...repeat(6, (index) =>
    poly(
      index % 2 ? '#2d8fb0' : '#186f98',
      0,
      [0, 268 + index * 18],
      ...repeat(13, (step) => [step * 25, 266 + index * 18 + Math.sin(step * 1.1 + index * 1.7) * 6] as const),
      [300, 366],
      [0, 366],
    ),
  ),
  ...shell(),
  ...repeat(3, (index) => ring('#bfe6e4', 150, 300, 66 + index * 24, 2.4)).map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]) => [x, 338 + (y - 300) * 0.2] as const),
  })),
  ...dove(),
  ...[[48, 296], [252, 300]].flatMap(([x = 0, y = 0]) => [
    ...repeat(9, (_, share) => leaf('#ffffff', x, y, 27, 11, share * 6.28)),
    ...[onCircle(x, y, 0, 0)].map(([cx, cy]) => disc('#f0b93a', cx, cy, 8)),
  ]),
]

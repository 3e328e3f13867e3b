import { rays } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, ring, type Shape } from '../shapes'

/** One wing: feathers in two rows. @param side -1 left, 1 right */
const wing = (side: 1 | -1): Shape[] => [
  ...repeat(8, (index) => {
    const angle = -0.72 + index * 0.17
    const length = 104 - index * 8
    return leaf(
      index % 2 ? '#dfeaf0' : '#f6fbfd',
      150 + side * 8,
      118,
      length,
      19,
      side > 0 ? angle : Math.PI - angle,
    )
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

/** A scallop, open upward, its ribs from the hinge. */
const shell = (): Shape[] => {
  const [x, y, ribs] = [150, 336, 9]
  const edge = (index: number, far: number) => onCircle(x, y, far, 0.535 + (index / ribs) * 0.43, 0.9)
  return [
    ...repeat(ribs, (index) => disc('#e9a08c', ...edge(index + 0.5, 79), 16)),
    ...repeat(ribs, (index) => {
      const tone = index % 2 ? '#f9cdbb' : '#ffe6d8'
      return [
        disc(tone, ...edge(index + 0.5, 76), 14),
        poly(
          tone,
          ((0.535 + ((index + 0.5) / ribs) * 0.43) * 2 - 1) * Math.PI,
          [x, y],
          edge(index + 0.04, 80),
          edge(index + 0.96, 80),
        ),
      ]
    }).flat(),
    poly('#d98c78', 0, [118, 328], [182, 328], [170, 344], [130, 344]),
    disc('#ffffff', 150, 322, 10),
    disc('#fff0dc', 147, 319, 5),
  ]
}

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
      ...repeat(
        13,
        (step) => [step * 25, 266 + index * 18 + Math.sin(step * 1.1 + index * 1.7) * 6] as const,
      ),
      [300, 366],
      [0, 366],
    ),
  ),
  ...repeat(3, (index) => ring('#bfe6e4', 150, 300, 66 + index * 24, 2.4)).map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]) => [x, 346 + (y - 300) * 0.16] as const),
  })),
  ...shell(),
  ...dove(),
  ...[
    [46, 318],
    [254, 322],
  ].flatMap(([x = 0, y = 0]) => [
    ...repeat(9, (_, share) => leaf('#ffffff', x, y, 27, 11, share * 6.28)),
    ...[onCircle(x, y, 0, 0)].map(([cx, cy]) => disc('#f0b93a', cx, cy, 8)),
  ]),
]

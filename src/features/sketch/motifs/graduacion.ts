import { blossom } from '../flowers'
import { layer, peak } from '../scenery'
import { band, disc, leaf, onCircle, poly, rect, repeat, type Point, type Shape } from '../shapes'

/** Light sky, sheets of ruled paper, pale mountains, grass. */
const ground = (): Shape[] => [
  rect('#a9cbe2', 0, 0, 0, 300, 366),
  layer('#f4dcc4', 92, 250, 6),
  poly('#efe6d3', 0, [8, 30], [150, 22], [156, 186], [20, 192]),
  poly('#f5e3cd', 0, [146, 12], [292, 20], [284, 196], [140, 190]),
  ...repeat(9, (index) => band('#b3bfcc', 1.3, [18, 46 + index * 16], [284, 40 + index * 16])),
  ...peak(58, 176, 240, 52, '#a3c3d8', '#fcfbf6'),
  ...peak(236, 168, 240, 62, '#9bbdd4', '#fcfbf6'),
  ...peak(108, 200, 240, 34, '#b3cddc', '#fcfbf6'),
  layer('#b4cfae', 232, 290, 3),
  layer('#6ba355', 252, 366, 4),
]

/** Cloth of many colours under it all. */
const cloth = (): Shape[] =>
  repeat(10, (index) => {
    const edge = (step: number): [Point, Point] => [
      [36 + step * 23, 322],
      [-20 + step * 34, 366],
    ]
    const [[from, left], [to, right]] = [edge(index), edge(index + 1)]
    return poly(
      ['#b5263f', '#f0c048', '#1f7f72', '#f4ead2', '#7a2a5f'][index % 5] ?? '#b5263f',
      1.57,
      from,
      to,
      right,
      left,
    )
  })

/** A closed book that lies with its back to the front. */
const book = (colour: string, x: number, y: number, width: number, height: number): Shape[] => [
  rect('#f1e6cb', 0, x + width - 4, y + 2, 16, height - 4),
  rect(colour, 0, x, y, width, height),
  ...[0.08, 0.14, 0.84, 0.9].map((share) => rect('#f0c65c', 1.57, x + width * share, y, 2.6, height)),
  rect('#f0c65c', 0, x + width * 0.3, y + height * 0.42, width * 0.38, 2.4),
]

/** Half of the open book. @param side -1 left, 1 right */
const page = (side: 1 | -1): Shape[] => {
  const at = (far: number, y: number): Point => [150 + side * far, y]
  return [
    poly('#8e1f3f', 0.1, at(0, 300), at(86, 296), at(90, 258), at(0, 270)),
    poly('#fbf4e0', side * 0.1, at(0, 262), at(34, 252), at(82, 254), at(84, 292), at(36, 290), at(0, 300)),
    poly('#e6d8b6', 1.57, at(0, 262), at(16, 256), at(16, 292), at(0, 300)),
    ...repeat(4, (index) =>
      band('#b3a27c', 1.8, at(26, 262 + index * 8), at(50, 260 + index * 8), at(76, 263 + index * 8)),
    ),
  ]
}

const trunk = (): Shape[] => [
  poly(
    '#7a4a2b',
    1.57,
    [136, 176],
    [112, 150],
    [122, 142],
    [147, 168],
    [147, 140],
    [155, 140],
    [155, 168],
    [180, 142],
    [190, 150],
    [166, 176],
    [166, 236],
    [174, 268],
    [196, 286],
    [150, 290],
    [104, 286],
    [128, 268],
    [136, 236],
  ),
  poly('#9c6638', 1.57, [140, 180], [150, 176], [146, 240], [140, 272], [116, 284], [134, 266], [140, 236]),
  band('#56311d', 2.4, [156, 178], [150, 208], [158, 240], [156, 284]),
]

/** The tree's crown, with red blossoms. */
const crown = (): Shape[] => {
  const place = (index: number): Point =>
    onCircle(150, 100, 126 * Math.sqrt((index + 0.5) / 30), index * 0.382, 0.56)
  return [
    ...(
      [
        [92, 108, 54],
        [208, 108, 54],
        [150, 74, 56],
        [56, 122, 36],
        [244, 122, 36],
        [150, 122, 44],
      ] as const
    ).map(([x, y, radius]) => disc('#2f7a3c', x, y, radius, 0.92)),
    ...repeat(90, (index) => {
      const [x, y] = onCircle(150, 100, 130 * Math.sqrt((index + 0.5) / 90), index * 0.382 + 0.1, 0.58)
      return leaf(
        ['#3f8f45', '#7cbb55', '#27683a', '#a3cf66'][index % 4] ?? '#3f8f45',
        x,
        y,
        24,
        11,
        index * 2.3,
      )
    }),
    ...repeat(30, (index) =>
      blossom(
        ...place(index),
        11 + (index % 3) * 1.6,
        ['#d3202f', '#e8553f', '#b3123f', '#f4938a'][index % 4] ?? '#d3202f',
      ),
    ).flat(),
  ]
}

/** With its tassel of gold. */
const mortarboard = (): Shape[] => [
  poly('#1c2350', 0, [38, 318], [94, 312], [94, 338], [66, 346], [38, 340]),
  poly('#2f3a78', 0, [10, 314], [66, 296], [116, 308], [62, 328]),
  poly('#414d92', 0, [22, 313], [66, 299], [104, 308], [62, 320]),
  band('#f0c048', 3, [64, 310], [38, 313], [28, 322], [28, 338]),
  leaf('#f0c048', 28, 334, 22, 9, 1.57),
  disc('#f0c048', 64, 310, 3.4),
]

const laurel = (): Shape[] =>
  repeat(8, (index) => [
    leaf('#4f9a5e', 204 + index * 10, 334 + index * 3, 25, 9, -0.9),
    leaf('#8bc27a', 204 + index * 10, 334 + index * 3, 25, 9, 1.2),
    ...(index % 3 === 1 ? [disc('#c4203c', 206 + index * 10, 330 + index * 3, 4)] : []),
  ]).flat()

/** A tree in blossom grows from an open book, on a stack of books with a mortarboard. */
export const graduacion = (): Shape[] => [
  ...ground(),
  ...cloth(),
  ...book('#9c1c4a', 96, 334, 100, 20),
  ...book('#1f7f72', 112, 315, 98, 19),
  ...book('#d98a24', 92, 299, 108, 16),
  ...page(-1),
  ...page(1),
  ...trunk(),
  ...crown(),
  ...mortarboard(),
  ...laurel(),
]

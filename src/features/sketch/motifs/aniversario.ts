import { house } from '../buildings'
import { bunting, layer } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, type Shape } from '../shapes'

/** Stars, and the pale way among them. */
const nightSky = (): Shape[] => [
  rect('#211a62', -0.7, 0, 0, 300, 366),
  ...repeat(9, (index) =>
    leaf(
      index % 3 ? '#4a3da0' : '#7263c4',
      46 + index * 24,
      140 - index * 13 + (index % 2) * 16,
      96,
      19,
      -0.72,
    ),
  ),
  ...repeat(46, (index) =>
    disc(
      index % 5 ? '#fdf3d4' : '#ffd98a',
      (index * 83 + 11) % 300,
      (index * 47 + 6) % 118,
      1.3 + (index % 3) * 0.8,
    ),
  ),
]

const land = (): Shape[] => [
  layer('#4a3088', 190, 270, 9),
  layer('#3b2a7c', 222, 290, 5),
  layer('#2c2f86', 252, 366, 3),
  layer('#23296f', 306, 366, 4),
]

/** Petals and steps of light on the way to the door. */
const path = (): Shape[] => [
  poly(
    '#a97cc0',
    1.6,
    [148, 250],
    [170, 250],
    [178, 282],
    [168, 312],
    [186, 366],
    [108, 366],
    [134, 318],
    [150, 286],
  ),
  poly('#f3b85c', 1.6, [146, 250], [172, 250], [175, 272], [150, 274]),
  ...repeat(9, (index) => {
    const y = 268 + index * 11
    return disc(
      index < 3 ? '#ffe6a6' : '#dfc2e4',
      160 - index * 1.6 + ((index % 2) - 0.5) * (8 + index * 3),
      y,
      5 + index,
      0.34,
    )
  }),
  ...repeat(26, (index) => {
    const [side, row] = [index % 2 ? 1 : -1, Math.floor(index / 2)]
    const x = 160 + side * (32 + ((row * 13) % 37) + row * 0.6)
    return disc(['#ffd36a', '#f7a3c0', '#fff3dc', '#c9a0f0'][index % 4] ?? '#fff3dc', x, 268 + row * 7.4, 3.2)
  }),
]

/** @param side -1 left, 1 right */
const tree = (side: 1 | -1): Shape[] => {
  const at = (far: number) => 150 + side * far
  const crown = ['#2f4f9c', '#4a7fc4', '#3a63b0', '#6ba3d6', '#b58ad0', '#e5a0c8']
  return [
    poly(
      '#4a2a6c',
      1.57,
      [at(92), 170],
      [at(122), 170],
      [at(126), 280],
      [at(142), 338],
      [at(76), 338],
      [at(92), 290],
    ),
    poly(
      '#c07aa0',
      1.57,
      [at(92), 170],
      [at(96), 170],
      [at(96), 290],
      [at(82), 338],
      [at(76), 338],
      [at(92), 290],
    ),
    disc('#28408a', at(112), 142, 46),
    disc('#2f4f9c', at(136), 120, 44),
    disc('#2f4f9c', at(92), 158, 28),
    ...repeat(64, (index) => {
      const [x, y] = onCircle(at(114), 138, 8 + ((index * 29) % 52), index * 0.381, 0.86)
      const colour = crown[Math.min(5, Math.floor(((y - 80) / 110) * 4) + (index % 3))]
      return leaf(colour ?? '#4a7fc4', x, y, 19, 10, index * 1.7)
    }),
  ]
}

const cloths = ['#f6c63e', '#e2455a', '#fff3dc', '#2aa79a', '#ee8a3a', '#b184dc']

/** One pennant, with a notch below. */
const pennant = (x: number, y: number, index: number): Shape[] => [
  poly(
    cloths[index % 6] ?? '#f6c63e',
    1.57,
    [x - 7, y],
    [x + 7, y],
    [x + 7, y + 23],
    [x, y + 17],
    [x - 7, y + 23],
  ),
]

/** Two of them, side by side on the string. @param side which way it looks */
const bird = (side: 1 | -1): Shape[] => [
  leaf('#1a1a48', 150 + side * 2, 108, 24, 7, 1.57 + side * 0.9),
  leaf('#fff6e8', 150 + side * 7, 110, 17, 10, -1.57 - side * 0.2),
  disc('#1a1a48', 150 + side * 5, 94, 4),
  disc('#e2455a', 150 + side * 3.6, 96, 1.7),
]

/** By night, a small house with its window lit, between two trees with strings of pennants. */
export const aniversario = (): Shape[] => [
  ...nightSky(),
  ...land(),
  ...path(),
  ...house(),
  ...tree(-1),
  ...tree(1),
  ...bunting({ from: [66, 88], to: [234, 88], sag: 22, count: 9, string: '#e8d8c0' }, pennant),
  ...bunting({ from: [84, 130], to: [216, 130], sag: 12, count: 7, string: '#e8d8c0' }, (x, y, index) =>
    pennant(x, y, index + 2),
  ),
  ...bird(-1),
  ...bird(1),
]

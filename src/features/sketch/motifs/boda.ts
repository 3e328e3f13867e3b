import { daisy, rose } from '../flowers'
import { peak } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, ring, type Point, type Shape } from '../shapes'

const roses = [
  ['#a3173f', '#d8395c', '#f48aa0'],
  ['#c25a22', '#ee9a4d', '#ffd59a'],
  ['#cfc3a6', '#f6ecd2', '#fffaf0'],
  ['#b8466a', '#ee8fae', '#ffd3df'],
] as const

/** Places along an arch: up one side, over the top, down the other. */
const along = (share: number): Point => {
  const [side, over] = [150, 380]
  const way = share * (2 * side + over)
  if (way < side) return [38, 352 - way]
  if (way > side + over) return [262, 352 - (2 * side + over - way)]
  return onCircle(150, 202, 112, 0.5 + (way - side) / over / 2, 1.36)
}

const count = 33

/** Leaves, between them daisies and small roses, over these large roses. */
const garland = (): Shape[] => {
  const places = repeat(count, (index) => along(index / (count - 1)))
  const colours = (index: number) => roses[(Math.floor(index / 2) * 3) % 4] ?? roses[0]
  return [
    ...places.flatMap(([x, y], index) => [
      leaf('#2f6b43', x, y, 29, 12, index * 1.3),
      leaf('#5b9a55', x, y, 27, 11, index * 1.3 + 2.6),
    ]),
    ...places.flatMap(([x, y], index) => {
      if (index % 2 === 0) return []
      return index % 4 === 1
        ? daisy(x + 7, y - 3, 13, index % 8 === 1 ? '#fff6e4' : '#f6b84a')
        : rose(x - 7, y + 2, 11, colours(index))
    }),
    ...places.flatMap(([x, y], index) =>
      index % 2 ? [] : rose(x, y, 15.5 + (index % 3) * 1.6, colours(index)),
    ),
  ]
}

/** Arch of flowers, two rings, mountains at sunset. */
export const boda = (): Shape[] => [
  rect('#e8854a', [150, 196], 0, 0, 300, 366),
  disc('#f0a757', 150, 196, 104),
  disc('#f6c877', 150, 196, 76),
  disc('#fde7ab', 150, 196, 46),
  ...peak(92, 190, 290, 96, '#8c3f73', '#ffe6d6'),
  ...peak(214, 206, 290, 90, '#a24e7c', '#ffe6d6'),
  rect('#5a7d4a', 0, 0, 282, 300, 90),
  poly('#4a6a41', 0.2, [0, 300], [140, 284], [96, 366], [0, 366]),
  poly('#f2d49a', 1.5, [138, 284], [162, 284], [226, 366], [74, 366]),
  ring('#b8842b', 134, 284, 31, 8),
  ring('#ebc46a', 134, 283, 30, 5),
  ring('#b8842b', 169, 284, 31, 8),
  ring('#f6d98a', 169, 283, 30, 5),
  poly('#ebc46a', 1.2, [146, 310], [153, 306], [160, 298], [156, 294], [150, 301], [143, 305]),
  ...garland(),
]

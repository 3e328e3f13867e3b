import { arcade } from '../buildings'
import { coloursOfRose, daisy, rose } from '../flowers'
import { bunting, layer } from '../scenery'
import { leaf, poly, rect, repeat, type Point, type Shape } from '../shapes'

const papers = ['#e33d84', '#f4b22f', '#23909a', '#fff6e4', '#ea6a2c', '#7a3fae', '#64b34a']

const sky = (): Shape[] => [
  rect('#2b93c4', 0, 0, 0, 300, 366),
  layer('#4db2cf', 64, 150, 5),
  layer('#7fcbd2', 124, 190, 5),
  leaf('#eef3ea', 84, 24, 210, 16, -0.05),
  leaf('#cfe8e6', -30, 92, 180, 13, 0.04),
  leaf('#f3f1dc', 120, 128, 190, 14, -0.03),
  layer('#2f8694', 158, 200, 4),
]

/** Tiles of the ground, which lead to the arcade. */
const tiles = (): Shape[] => {
  const rows = [256, 270, 288, 310, 336, 366]
  const at = (step: number, y: number): Point => [150 + (step - 5) * (34 + (y - 256) * 0.42), y]
  return [
    rect('#a8452a', 0, 0, 256, 300, 110),
    ...rows.slice(0, 5).flatMap((top, row) =>
      repeat(10, (step) => {
        const bottom = rows[row + 1] ?? top
        return (step + row) % 2
          ? []
          : [poly('#f8e2b8', 0, at(step, top), at(step + 1, top), at(step + 1, bottom), at(step, bottom))]
      }).flat(),
    ),
  ]
}

/** The table's white cloth, in folds. */
const cloth = (): Shape[] => [
  poly('#7e3a2c', 0, [66, 340], [234, 340], [252, 354], [48, 354]),
  ...repeat(12, (index) => {
    const [left, foot] = [76 + index * 12.4, 72 + index * 13]
    return poly(
      index % 2 ? '#e6dde6' : '#fdf8ee',
      1.57,
      [left, 270],
      [left + 12.4, 270],
      [foot + 13, 346],
      [foot, 346],
    )
  }),
  poly('#ffffff', 0, [86, 258], [214, 258], [228, 274], [72, 274]),
]

/** Planks, a lid with its slot, a folded sheet in it. */
const ballotBox = (): Shape[] => [
  poly('#cdbfca', 0, [86, 264], [216, 262], [221, 270], [84, 270]),
  ...repeat(3, (index) => rect(index % 2 ? '#d9a65a' : '#ebbf78', 0, 94, 202 + index * 21.5, 112, 22)),
  ...repeat(4, (index) => rect('#8a5424', 0, 94, 201 + index * 21.5, 112, 2)),
  ...[94, 201].map((x) => rect('#b57a38', 1.57, x, 202, 5, 65)),
  poly('#f6d79c', 0, [104, 180], [196, 180], [211, 203], [89, 203]),
  rect('#9c6229', 0, 89, 201, 122, 5.5),
  poly('#2b1226', 0, [122, 188], [178, 188], [180, 196], [120, 196]),
  poly('#fffdf6', 1.4, [131, 160], [164, 156], [169, 192], [134, 192]),
  poly('#cfc6d6', 1.4, [149, 158], [164, 156], [169, 192], [152, 192]),
]

/** Flowers that hang over the front of the box. */
const garland = (): Shape[] => {
  const places = repeat(9, (index): Point => [88 + index * 15.5, 210 + Math.sin((index / 8) * Math.PI) * 34])
  return [
    ...places.flatMap(([x, y], index) => [
      leaf('#2f7a4a', x, y, 19, 9, index * 1.3),
      leaf('#5ba05a', x, y, 19, 9, index * 1.3 + 2.6),
    ]),
    ...places.flatMap(([x, y], index) =>
      index % 2 ? daisy(x, y, 12.5, '#fff6e4') : rose(x, y, 13, coloursOfRose(index / 2)),
    ),
  ]
}

/** Cut paper: a fringe below, a pattern of holes. */
const cutPaper = (x: number, y: number, index: number): Shape[] => {
  const colour = papers[index % 7] ?? '#e33d84'
  const hole = index % 7 === 3 ? '#d8a06a' : '#45205c'
  return [
    poly(
      colour,
      1.57,
      [x - 10, y],
      [x + 10, y],
      [x + 10, y + 23],
      [x + 6, y + 19],
      [x + 3, y + 24],
      [x, y + 20],
      [x - 3, y + 24],
      [x - 6, y + 19],
      [x - 10, y + 23],
    ),
    poly(hole, 0, [x, y + 5], [x + 4, y + 10], [x, y + 15], [x - 4, y + 10]),
  ]
}

const string = '#5a3a4a'

const strings = (): Shape[] => [
  ...bunting({ from: [-8, 70], to: [200, -14], sag: 14, count: 9, string }, cutPaper),
  ...bunting({ from: [100, -14], to: [308, 74], sag: 14, count: 9, string }, (x, y, index) =>
    cutPaper(x, y, index + 3),
  ),
  ...bunting({ from: [-8, 96], to: [308, 92], sag: 34, count: 13, string }, (x, y, index) =>
    cutPaper(x, y, index + 1),
  ),
]

const confetti = (): Shape[] =>
  repeat(34, (index) => {
    const [x, y, tilt] = [(index * 67 + 12) % 300, (index * 53 + 8) % 250, (index % 5) - 2]
    return poly(
      papers[index % 7] ?? '#e33d84',
      0,
      [x, y],
      [x + 6, y + tilt],
      [x + 7, y + 4 + tilt],
      [x + 1, y + 4],
    )
  })

/** A ballot box with flowers on a table in the square, under strings of cut paper. */
export const eleccion = (): Shape[] => [
  ...sky(),
  ...arcade(),
  ...tiles(),
  ...strings(),
  ...confetti(),
  ...cloth(),
  ...ballotBox(),
  ...garland(),
]

import { kantuta } from '../flowers'
import { rays } from '../scenery'
import { disc, leaf, poly, rect, repeat, ring, type Point, type Shape } from '../shapes'

/** The Andean cross, with arms of so many steps. */
const chakana = (colour: string, x: number, y: number, unit: number): Shape => {
  const corner: Point[] = [
    [1, 3],
    [1, 2],
    [2, 2],
    [2, 1],
    [3, 1],
  ]
  const turn = (times: number) =>
    corner.map(([a, b]): Point => {
      const turned = [
        [a, b],
        [b, -a],
        [-a, -b],
        [-b, a],
      ][times] ?? [a, b]
      return [x + (turned[0] ?? 0) * unit, y + (turned[1] ?? 0) * unit]
    })
  return poly(colour, [x, y], ...[0, 1, 2, 3].flatMap(turn))
}

/** One arch of the square's arcade. */
const arch = (x: number): Shape[] => [
  rect('#f0d6a8', 1.5, x, 250, 60, 80),
  disc('#5b2f86', x + 30, 284, 19),
  rect('#5b2f86', 1.5, x + 11, 284, 38, 46),
  disc('#3f1f63', x + 33, 286, 14),
  rect('#3f1f63', 1.5, x + 20, 286, 29, 44),
]

const confetti = ['#f4f5ef', '#e8b02e', '#e2455a', '#2a9d8f', '#f08fb0']

/** A sun in the form of a chakana over the arches of a square, with kantutas and paper confetti. */
export const eleccion = (): Shape[] => [
  rect('#1583a0', [150, 142], 0, 0, 300, 366),
  ...rays(150, 142, '#37a4b4', 20),
  disc('#e8622c', 150, 142, 96),
  disc('#f0a43c', 150, 142, 82),
  ring('#8e0e33', 150, 142, 88, 5),
  chakana('#8e0e33', 150, 142, 22),
  chakana('#f6d27a', 150, 142, 17),
  chakana('#1c2a78', 150, 142, 11.5),
  disc('#f4f5ef', 150, 142, 14),
  disc('#c4203c', 150, 142, 7),
  rect('#b8442c', 0, 0, 240, 300, 14),
  ...repeat(5, (index) => arch(index * 60)).flat(),
  rect('#d98d4a', 0, 0, 326, 300, 40),
  ...repeat(30, (index) => {
    const [x, y] = [(index * 67 + 12) % 300, (index * 41 + 8) % 232]
    const tilt = (index % 5) - 2
    return poly(
      confetti[index % 5] ?? '#f4f5ef',
      0,
      [x, y],
      [x + 7, y + tilt],
      [x + 8, y + 5 + tilt],
      [x + 1, y + 5],
    )
  }),
  ...repeat(13, (index) =>
    leaf(index % 2 ? '#2f7a4a' : '#4f9a5e', index * 25, 372, 46, 20, -1.57 + ((index % 3) - 1) * 0.5),
  ),
  ...repeat(7, (index) => kantuta(24 + index * 42, 372, 44, -1.57 + ((index % 3) - 1) * 0.3)).flat(),
]

import { disc, twoColourRing, poly, rect, repeat, type Shape } from './shapes'

/** The lit window, and the light round it. */
const litWindow = (): Shape[] => [
  ...twoColourRing(['#c47a8c', '#b8708c'], 150, 218, 38, 8),
  ...twoColourRing(['#ea9450', '#f0a058'], 150, 218, 32, 8),
  disc('#ffb94c', 150, 218, 25.5),
  rect('#5c2a3c', 1.57, 128, 196, 44, 44),
  rect('#ffd45e', 1.57, 131, 199, 38, 38),
  poly('#fff3b4', 1.57, [133, 199], [148, 199], [140, 224], [133, 236]),
  poly('#fff3b4', 1.57, [167, 199], [152, 199], [160, 224], [167, 236]),
  rect('#5c2a3c', 1.57, 148.5, 198, 3, 40),
  rect('#5c2a3c', 0, 130, 215, 40, 3),
  ...repeat(6, (index) => disc(index % 2 ? '#4f9a5e' : '#f08fae', 134 + index * 6.4, 235, 4)),
]

/** A small house by night; walls and roof in strips, so that they keep their edges. */
export const house = (): Shape[] => [
  rect('#3c2460', 1.57, 208, 190, 24, 66),
  ...repeat(5, (index) => rect(index % 2 ? '#a878bc' : '#9c6cb4', 1.57, 90 + index * 24, 190, 24.5, 66)),
  rect('#6b3a78', 1.57, 112, 150, 12, 22),
  ...repeat(10, (index) => {
    const at = (step: number) => [102 + step * 11, 82 + step * 16] as const
    const [[top, foot], [nextTop, nextFoot]] = [at(index), at(index + 1)]
    return poly(
      index % 2 ? '#a23c5c' : '#86304f',
      1.57,
      [top, 162],
      [nextTop, 162],
      [nextFoot, 196],
      [foot, 196],
    )
  }),
  rect('#d47a82', 0, 82, 193, 160, 4),
  rect('#33407e', 1.57, 98, 210, 16, 20),
  rect('#2b5c86', 1.57, 188, 212, 17, 44),
  disc('#2b5c86', 196.5, 212, 8.5),
  ...litWindow(),
]

/** One bay of the arcade: a window with its balcony over an arch. */
const bay = (x: number): Shape[] => [
  rect('#1f7f86', 1.57, x + 21, 178, 18, 18),
  rect('#f6dfb2', 0, x + 17, 195, 26, 3),
  disc('#f6dfb2', x + 30, 224, 22),
  rect('#f6dfb2', 1.57, x + 8, 224, 44, 34),
  disc('#4b1f66', x + 30, 225, 18),
  rect('#4b1f66', 1.57, x + 12, 224, 36, 34),
]

/** Round the square, under its roof of tiles. */
export const arcade = (): Shape[] => [
  rect('#e0894a', 0, 0, 166, 300, 92),
  rect('#a83f2a', 0, 0, 158, 300, 14),
  ...repeat(5, (index) => bay(index * 60)).flat(),
  rect('#f6dfb2', 0, 0, 199, 300, 4),
]

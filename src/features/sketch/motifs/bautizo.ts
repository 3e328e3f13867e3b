import { rays, woven } from '../scenery'
import { band, disc, leaf, onCircle, poly, rect, repeat, ring, type Point, type Shape } from '../shapes'

/** Where the dove's wings join. */
const middle = 92

/** One wing: feathers in two rows. @param side -1 left, 1 right */
const wing = (side: 1 | -1): Shape[] => {
  const turned = (angle: number) => (side > 0 ? angle : Math.PI - angle)
  return [
    ...repeat(8, (index) =>
      leaf(
        index % 2 ? '#dfeaf0' : '#f6fbfd',
        150 + side * 8,
        middle,
        104 - index * 8,
        19,
        turned(-0.72 + index * 0.17),
      ),
    ),
    ...repeat(5, (index) =>
      leaf('#ffffff', 150 + side * 6, middle, 58 - index * 4, 17, turned(-0.6 + index * 0.2)),
    ),
  ]
}

const dove = (): Shape[] => [
  ...repeat(5, (index) => leaf('#e6eff3', 150, middle - 14, 54, 15, -1.57 + (index - 2) * 0.22)),
  ...wing(-1),
  ...wing(1),
  leaf('#ffffff', 150, middle - 34, 96, 38, 1.57),
  disc('#ffffff', 150, middle + 48, 14),
  leaf('#e8a13a', 150, middle + 56, 16, 8, 1.57),
  disc('#1b1226', 145, middle + 49, 2.4),
]

/** The light that comes down, and the ring of gold. */
const light = (): Shape[] => [
  rect('#0d5a74', [150, middle], 0, 0, 300, 366),
  disc('#16767f', 150, 250, 190),
  disc('#2b9a92', 150, 290, 140),
  ...rays(150, middle, '#3f9f9c', 26, 0.01),
  ...repeat(7, (index) => {
    const angle = 0.25 + (index - 3) * 0.052
    return poly(
      '#cfe3b4',
      angle * 2 * Math.PI,
      [150, middle],
      onCircle(150, middle, 420, angle - 0.008),
      onCircle(150, middle, 420, angle + 0.008),
    )
  }),
  disc('#5fb7ad', 150, middle, 70),
  ring('#a8761f', 150, middle, 76, 8),
  ring('#f0cb62', 150, middle, 75, 5),
]

/** A point of the font's round rim. */
const rim = (share: number, radius = 74): Point => onCircle(158, 248, radius, share, 0.22)

/** The bowl's ribs, from its rim to its foot. */
const ribs = (): Shape[] =>
  repeat(12, (index) => {
    const at = (step: number): Point => rim(0.5 - step / 24)
    const foot = (step: number): Point => [134 + step * 4, 300]
    const bulge = (step: number): Point => {
      const [x] = at(step)
      return [158 + (x - 158) * 0.82, 280]
    }
    return poly(
      index % 2 ? '#d6c6cc' : '#f6eee8',
      1.57,
      at(index),
      at(index + 1),
      bulge(index + 1),
      foot(index + 1),
      foot(index),
      bulge(index),
    )
  })

/** The stone font, with water that takes the light. */
const font = (): Shape[] => [
  poly('#e6d9d6', 1.57, [142, 296], [174, 296], [180, 312], [200, 326], [116, 326], [136, 312]),
  poly('#cbb9c0', 1.57, [164, 296], [174, 296], [180, 312], [200, 326], [172, 326]),
  ...ribs(),
  disc('#e8a93a', 158, 308, 8),
  disc('#fffaf2', 158, 248, 78, 0.24),
  disc('#c9b8bd', 158, 248, 71, 0.21),
  disc('#1a8490', 158, 249, 68, 0.2),
  disc('#58b7b4', 158, 249, 50, 0.2),
  disc('#1f93a0', 158, 249, 38, 0.2),
  disc('#bfe6d6', 158, 249, 26, 0.2),
  disc('#fdf0b0', 158, 249, 13, 0.24),
]

const lily = (x: number, y: number, size: number, turn: number): Shape[] => [
  ...repeat(6, (index, share) =>
    leaf(index % 2 ? '#ffffff' : '#e2eedd', x, y, size, size * 0.56, share * 6.28 + turn),
  ),
  disc('#b9d27a', x, y, size * 0.17),
  ...repeat(5, (_, share) => disc('#e0862a', ...onCircle(x, y, size * 0.36, share + turn), size * 0.07)),
]

/** White lilies in a blue jar. */
const lilies = (): Shape[] => [
  ...repeat(3, (index) => band('#2f7a4a', 4, [48, 306], [30 + index * 18, 208])),
  ...repeat(8, (index) =>
    leaf(index % 2 ? '#2f7a4a' : '#68a868', 48, 300 - index * 9, 46, 14, index % 2 ? -0.5 : -2.6),
  ),
  leaf('#eef4dc', 46, 214, 34, 12, -1.5),
  ...lily(28, 218, 27, 0.3),
  ...lily(68, 232, 25, 0.9),
  ...lily(26, 262, 25, 1.2),
  ...lily(66, 276, 24, 0.1),
  ...lily(44, 300, 23, 0.6),
  poly('#12557f', 0.2, [34, 300], [62, 300], [70, 314], [62, 328], [34, 328], [26, 314]),
  rect('#f0cb62', 0, 27, 311, 42, 5),
]

const candle = (): Shape[] => [
  disc('#6fb59a', 254, 214, 36),
  disc('#c3d79a', 254, 214, 24),
  rect('#f7f2e6', 1.57, 246, 234, 17, 88),
  rect('#d8cdd0', 1.57, 257, 234, 6, 88),
  rect('#e8a93a', 0, 245, 278, 19, 13),
  leaf('#e8862a', 254.5, 236, 36, 15, -1.57),
  leaf('#fdeeaa', 254.5, 233, 22, 8, -1.57),
  poly('#d99a2c', 0, [236, 318], [273, 318], [268, 328], [241, 328]),
]

/** A dove in a ring of gold comes down in rays of light upon a font, between lilies and a candle. */
export const bautizo = (): Shape[] => [
  ...light(),
  ...dove(),
  ...candle(),
  ...font(),
  rect('#efe6e2', 0, 0, 325, 300, 12),
  ...woven(337, 29, '#f7f2e6', ['#12706f', '#2a9d8f', '#12706f']),
  rect('#e8b94a', 0, 0, 337, 300, 3.5),
  rect('#e8b94a', 0, 0, 362, 300, 4),
  ...lilies(),
]

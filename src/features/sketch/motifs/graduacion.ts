import { peak } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, type Shape } from '../shapes'

/** Half of the laurel. @param side -1 left, 1 right */
const laurel = (side: 1 | -1): Shape[] =>
  repeat(15, (index) => {
    const share = 0.25 - side * (0.03 + index * 0.026)
    const [x, y] = onCircle(150, 190, 118, share, 1.12)
    const along = (share - side * 0.25) * 2 * Math.PI
    return [
      leaf(index % 2 ? '#2f6b3a' : '#3f8546', x, y, 42, 15, along - side * 0.5),
      leaf(index % 2 ? '#7fb35a' : '#a3c869', x, y, 40, 14, along + side * 0.42),
      ...(index % 4 === 2 ? [disc('#d8952c', x, y, 5.5)] : []),
    ]
  }).flat()

/** Lines of print on a page. @param side -1 left, 1 right */
const page = (side: 1 | -1): Shape[] => [
  poly(
    '#fbf4e2',
    0.2,
    [150, 306],
    [150 + side * 40, 292],
    [150 + side * 104, 300],
    [150 + side * 104, 350],
    [150 + side * 40, 342],
    [150, 356],
  ),
  poly('#e9dcbc', 0.2, [150, 306], [150 + side * 22, 297], [150 + side * 22, 346], [150, 356]),
  ...repeat(4, (index) =>
    poly(
      '#b7a988',
      0,
      [150 + side * 32, 305 + index * 10],
      [150 + side * 92, 309 + index * 10],
      [150 + side * 92, 311.4 + index * 10],
      [150 + side * 32, 307.4 + index * 10],
    ),
  ),
]

/** The light of dawn in steps. */
const terraces = repeat(5, (index): Shape => {
  const [half, top, step] = [138 - index * 25, 30 + index * 27, 15]
  return poly(
    ['#5b93b8', '#9dbfc4', '#f0d7a4', '#f6c070', '#fbe9b8'][index] ?? '#fbe9b8',
    0,
    [150 - half, 300],
    [150 - half, top + 2 * step],
    [150 - half + step, top + 2 * step],
    [150 - half + step, top + step],
    [150 - half + 2 * step, top + step],
    [150 - half + 2 * step, top],
    [150 + half - 2 * step, top],
    [150 + half - 2 * step, top + step],
    [150 + half - step, top + step],
    [150 + half - step, top + 2 * step],
    [150 + half, top + 2 * step],
    [150 + half, 300],
  )
})

/** The Illimani at sunrise in a laurel, over an open book. */
export const graduacion = (): Shape[] => [
  rect('#2f6fa0', 0, 0, 0, 300, 366),
  ...terraces,
  ...peak(84, 152, 270, 96, '#4a6aa8', '#ffffff'),
  ...peak(216, 146, 270, 98, '#5276b4', '#ffffff'),
  ...peak(150, 118, 270, 90, '#38579a', '#ffffff'),
  poly('#3f8a5a', 0.1, [0, 262], [80, 252], [160, 266], [240, 252], [300, 262], [300, 366], [0, 366]),
  poly('#2c6d48', -0.1, [0, 292], [120, 278], [300, 296], [300, 366], [0, 366]),
  ...laurel(-1),
  ...laurel(1),
  poly('#8e0e33', 0, [38, 306], [150, 318], [262, 306], [262, 360], [150, 366], [38, 360]),
  ...page(-1),
  ...page(1),
  poly('#c4203c', 1.4, [146, 304], [156, 304], [158, 364], [152, 356], [144, 366]),
]

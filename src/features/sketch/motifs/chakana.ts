import { coloursOfRose, daisy, rose } from '../flowers'
import { layer, rays, wovenGround } from '../scenery'
import { disc, leaf, onCircle, poly, rect, repeat, type Point, type Shape } from '../shapes'

const [x, y] = [150, 156]

/** From a step's corner to the next, round one quarter of the stepped cross. */
const quarter: readonly Point[] = [
  [1, -3],
  [1, -2],
  [2, -2],
  [2, -1],
  [3, -1],
]

/** The brand's stepped cross. @param unit one step */
const steppedCross = (colour: string, unit: number): Shape =>
  poly(
    colour,
    [x, y],
    ...repeat(4, (turn) =>
      quarter.map(([right, down]): Point => {
        const [cos, sin] = [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ][turn] as [number, number]
        return [x + (right * cos - down * sin) * unit, y + (right * sin + down * cos) * unit]
      }),
    ).flat(),
  )

/** Leaves, and on them roses and daisies, around the cross. */
const wreath = (): Shape[] => {
  const place = (share: number) => onCircle(x, y, 118, share, 1.12)
  return [
    ...repeat(56, (index, share) =>
      leaf(index % 2 ? '#2f6b43' : '#5b9a55', ...place(share), 29, 12, index * 1.3),
    ),
    ...repeat(16, (index, share) =>
      daisy(...place(share + 1 / 32), 12, index % 2 ? '#fff6e4' : '#f6b84a'),
    ).flat(),
    ...repeat(16, (index, share) => rose(...place(share), 16.5, coloursOfRose(index))).flat(),
  ]
}

/** What is drawn before an occasion is chosen: the stepped cross as a sun in a wreath, over the woven strips. */
export const chakana = (): Shape[] => [
  rect('#7fb7c9', 0, 0, 0, 300, 366),
  layer('#b9d3d6', 90, 200, 5),
  layer('#f0d7b8', 170, 300, 5),
  ...rays(x, y, '#f6d68a', 20),
  layer('#7c8f5a', 272, 330, 4),
  ...wovenGround(),
  ...wreath(),
  steppedCross('#8e0e33', 27),
  steppedCross('#e9b13c', 23),
  steppedCross('#1f7f8f', 18),
  disc('#f4ead2', x, y, 22),
  ...rose(x, y, 18, coloursOfRose(0)),
]

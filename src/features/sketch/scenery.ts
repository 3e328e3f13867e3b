import { band, onCircle, paintingSize, poly, rect, repeat, type Point, type Shape } from './shapes'

/** Rays from a point to beyond the painting's edge. */
export const rays = (x: number, y: number, colour: string, count: number, turn = 0): Shape[] =>
  repeat(count, (_, share) => {
    const half = 0.22 / count
    return poly(
      colour,
      (share + turn) * 2 * Math.PI,
      [x, y],
      onCircle(x, y, 420, share + turn - half),
      onCircle(x, y, 420, share + turn + half),
    )
  })

/** A peak with its snow. */
export const peak = (
  x: number,
  top: number,
  foot: number,
  width: number,
  rock: string,
  snow: string,
): Shape[] => [
  poly(rock, 1, [x - width, foot], [x, top], [x + width, foot]),
  poly(shadeOf(rock), -1, [x + width * 0.12, foot], [x, top], [x + width, foot]),
  poly(
    snow,
    1,
    [x - width * 0.34, top + (foot - top) * 0.34],
    [x, top],
    [x + width * 0.34, top + (foot - top) * 0.34],
    [x + width * 0.16, top + (foot - top) * 0.27],
    [x + width * 0.04, top + (foot - top) * 0.4],
    [x - width * 0.14, top + (foot - top) * 0.28],
  ),
]

/** The shaded side of a colour, as a hex colour. */
function shadeOf(hex: string): string {
  const value = parseInt(hex.slice(1), 16)
  const part = (shift: number) => Math.round(((value >> shift) & 255) * 0.78)
  return `#${[16, 8, 0].map((shift) => part(shift).toString(16).padStart(2, '0')).join('')}`
}

/** A woven strip: diamonds on a ground. */
export const woven = (y: number, height: number, ground: string, colours: readonly string[]): Shape[] => [
  rect(ground, 0, 0, y, paintingSize.width, height),
  ...repeat(10, (index) => {
    const [x, middle] = [15 + index * 30, y + height / 2]
    return poly(
      colours[index % colours.length] ?? ground,
      0,
      [x - 11, middle],
      [x, middle - height * 0.36],
      [x + 11, middle],
      [x, middle + height * 0.36],
    )
  }),
]

/** The earth, and along the painting's foot two woven strips. */
export const wovenGround = (): Shape[] => [
  rect('#a54a30', 0, 0, 304, 300, 62),
  ...woven(318, 26, '#9c1c4a', ['#f0c048', '#2a9d8f', '#f4f5ef']),
  rect('#e9772f', 0, 0, 344, 300, 4),
  ...woven(348, 18, '#2b2a78', ['#f4f5ef', '#e2455a', '#f0c048']),
]

/** A layer of sky or land, from edge to edge. @param sway how high the waves of its upper edge are */
export const layer = (colour: string, top: number, bottom: number, sway: number): Shape =>
  poly(
    colour,
    0,
    ...repeat(13, (index): Point => [index * 25, top + Math.sin(index * 0.62 + top) * sway]),
    [300, bottom],
    [0, bottom],
  )

/** A point of a string that hangs between two others. */
const hang = ([x1, y1]: Point, [x2, y2]: Point, sag: number, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share + sag * 4 * share * (1 - share),
]

/** Pennants on a string. @param pennant draws one from where it hangs */
export const bunting = (
  { from, to, sag, count, string }: { from: Point; to: Point; sag: number; count: number; string: string },
  pennant: (x: number, y: number, index: number) => readonly Shape[],
): Shape[] => [
  band(string, 1.4, ...repeat(13, (index) => hang(from, to, sag, index / 12))),
  ...repeat(count, (index) => pennant(...hang(from, to, sag, (index + 0.5) / count), index)).flat(),
]

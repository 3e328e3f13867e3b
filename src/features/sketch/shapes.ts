export type Point = readonly [x: number, y: number]

/** How strokes run: in one direction, in radians, or round a point. */
export type Flow = number | Point

/** One patch of paint, in units of the painting: 300 wide, 366 high. */
export interface Shape {
  readonly points: readonly Point[]
  /** `#rrggbb` */
  readonly colour: string
  readonly flow: Flow
}

export const paintingSize = { width: 300, height: 366 } as const

/** @param share of a whole turn, clockwise from the right */
export const onCircle = (x: number, y: number, radius: number, share: number, flat = 1): Point => [
  x + Math.cos(share * 2 * Math.PI) * radius,
  y + Math.sin(share * 2 * Math.PI) * radius * flat,
]

/** So many results of `make`, which takes the index and its share of the whole. */
export const repeat = <T>(count: number, make: (index: number, share: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index, index / count))

export const poly = (colour: string, flow: Flow, ...points: Point[]): Shape => ({ points, colour, flow })

export const rect = (colour: string, flow: Flow, x: number, y: number, width: number, height: number) =>
  poly(colour, flow, [x, y], [x + width, y], [x + width, y + height], [x, y + height])

/** @param flat its height as a share of its width */
export function disc(colour: string, x: number, y: number, radius: number, flat = 1): Shape {
  const count = Math.max(10, Math.round(radius * 0.8))
  return { points: repeat(count, (_, share) => onCircle(x, y, radius, share, flat)), colour, flow: [x, y] }
}

/** A ring, or a piece of one. @param from where it starts, as a share of a turn @param part of the whole */
export function ring(
  colour: string,
  x: number,
  y: number,
  radius: number,
  width: number,
  { from = 0, part = 1 } = {},
): Shape {
  const edge = (far: number) => repeat(41, (index) => onCircle(x, y, far, from + (index / 40) * part))
  return { points: [...edge(radius), ...edge(radius - width).reverse()], colour, flow: [x, y] }
}

/** A ring in pieces of alternating colours, so small that each technique keeps their edges. @param first of the pieces, of 16 @param count how many */
export const twoColourRing = (
  colours: readonly [string, string],
  x: number,
  y: number,
  radius: number,
  width: number,
  { first = 0, count = 16 } = {},
): Shape[] =>
  repeat(count, (index) => {
    const place = first + index
    const piece = { from: place / 16 - 0.004, part: 0.0705 }
    return ring(colours[place % 2 ? 1 : 0], x, y, radius, width, piece)
  })

/** A line of one width along a path: a string, a ribbon, a stem. */
export function band(colour: string, width: number, ...path: readonly Point[]): Shape {
  const angleAt = (index: number) => {
    const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = [
      path[Math.max(0, index - 1)],
      path[Math.min(path.length - 1, index + 1)],
    ]
    return Math.atan2(toY - y, toX - x)
  }
  const side = (far: number) =>
    path.map(([x, y], index): Point => [
      x - Math.sin(angleAt(index)) * far,
      y + Math.cos(angleAt(index)) * far,
    ])
  return { points: [...side(width / 2), ...side(-width / 2).reverse()], colour, flow: angleAt(0) }
}

/** Pointed at both ends, from its base at x, y. @param angle radians */
export function leaf(
  colour: string,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = (along: number, across: number): Point => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ]
  const side = (sign: number) =>
    repeat(9, (index) => {
      const along = index / 8
      return place(along * length, (sign * Math.sin(along ** 0.8 * Math.PI) * width) / 2)
    })
  return { points: [...side(1), ...side(-1).reverse()], colour, flow: angle }
}

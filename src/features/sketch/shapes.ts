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

export function ring(colour: string, x: number, y: number, radius: number, width: number): Shape {
  const edge = (far: number) => repeat(41, (index) => onCircle(x, y, far, index / 40))
  return { points: [...edge(radius), ...edge(radius - width).reverse()], colour, flow: [x, y] }
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

/** Petals of its colours from outside in, the last one the heart's. */
export function rose(x: number, y: number, radius: number, colours: readonly [string, string, string]): Shape[] {
  const [deep, middle, light] = colours
  const turn = ((x * 7 + y * 3) % 10) / 10
  const petals = (colour: string, count: number, far: number, size: number) =>
    repeat(count, (_, share) => disc(colour, ...onCircle(x, y, radius * far, share + turn), radius * size))
  return [
    ...petals(deep, 6, 0.62, 0.5),
    ...petals(middle, 5, 0.4, 0.42),
    ...petals(light, 3, 0.2, 0.3),
    disc(deep, x, y, radius * 0.15),
  ]
}

/** A hanging bell of the kantuta, Bolivia's flower. */
export function kantuta(x: number, y: number, size: number, angle: number): Shape[] {
  const petal = (colour: string, length: number, width: number, turn: number) =>
    leaf(colour, x, y, size * length, size * width, angle + turn)
  return [
    petal('#e8b02e', 1.25, 0.34, -0.32),
    petal('#e8b02e', 1.25, 0.34, 0.32),
    petal('#c4203c', 1, 0.5, -0.12),
    petal('#e2455a', 0.92, 0.3, 0.12),
    petal('#2f7a4a', 0.34, 0.4, 0),
  ]
}

export function butterfly(x: number, y: number, size: number, angle: number, wing: string, spot: string): Shape[] {
  const wings = [-2.2, -0.95, 0.95, 2.2].map((turn) =>
    leaf(wing, x, y, size * (Math.abs(turn) < 1 ? 1 : 0.72), size * 0.62, angle + turn),
  )
  const spots = [-0.95, 0.95].map((turn) =>
    disc(spot, ...onCircle(x, y, size * 0.62, (angle + turn) / (2 * Math.PI)), size * 0.15),
  )
  return [...wings, ...spots, leaf('#1b1226', x - Math.cos(angle) * size * 0.4, y - Math.sin(angle) * size * 0.4, size * 0.9, size * 0.13, angle)]
}

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
export const peak = (x: number, top: number, foot: number, width: number, rock: string, snow: string): Shape[] => [
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

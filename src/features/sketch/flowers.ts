import { disc, leaf, onCircle, repeat, type Shape } from './shapes'

/** Colours of the roses of a garland, each from outside in. */
const roseColours = [
  ['#a3173f', '#d8395c', '#f48aa0'],
  ['#c25a22', '#ee9a4d', '#ffd59a'],
  ['#cfc3a6', '#f6ecd2', '#fffaf0'],
  ['#b8466a', '#ee8fae', '#ffd3df'],
] as const

/** Of a garland's rose; they follow one another. */
export const coloursOfRose = (index: number) => roseColours[index % roseColours.length] ?? roseColours[0]

/** Petals of its colours from outside in, the last one the heart's. */
export function rose(
  x: number,
  y: number,
  radius: number,
  colours: readonly [string, string, string],
): Shape[] {
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

export const daisy = (x: number, y: number, radius: number, petal: string): Shape[] => [
  ...repeat(8, (_, share) => leaf(petal, x, y, radius, radius * 0.46, share * 2 * Math.PI + x)),
  disc('#eeb63c', x, y, radius * 0.3),
]

/** Five round petals. */
export const blossom = (x: number, y: number, radius: number, petal: string): Shape[] => [
  ...repeat(5, (_, share) => disc(petal, ...onCircle(x, y, radius * 0.6, share + x * 0.07), radius * 0.46)),
  disc('#f2c23e', x, y, radius * 0.28),
]

export function butterfly(
  x: number,
  y: number,
  size: number,
  angle: number,
  wing: string,
  spot: string,
): Shape[] {
  const wings = [-2.2, -0.95, 0.95, 2.2].map((turn) =>
    leaf(wing, x, y, size * (Math.abs(turn) < 1 ? 1 : 0.72), size * 0.62, angle + turn),
  )
  const spots = [-0.95, 0.95].map((turn) =>
    disc(spot, ...onCircle(x, y, size * 0.62, (angle + turn) / (2 * Math.PI)), size * 0.15),
  )
  return [
    ...wings,
    ...spots,
    leaf(
      '#1b1226',
      x - Math.cos(angle) * size * 0.4,
      y - Math.sin(angle) * size * 0.4,
      size * 0.9,
      size * 0.13,
      angle,
    ),
  ]
}

import { coloursOfRose, daisy, rose } from '../flowers'
import { flowerArch } from '../flowerArch'
import { layer, wovenGround } from '../scenery'
import {
  band,
  disc,
  twoColourRing,
  leaf,
  onCircle,
  rect,
  repeat,
  ring,
  type Point,
  type Shape,
} from '../shapes'

/** Lilac above, peach and cream below, with thin clouds. */
const duskSky = (): Shape[] => [
  rect('#8b95da', 0, 0, 0, 300, 366),
  ...(
    [
      ['#b09ae0', 28],
      ['#d3a3d8', 62],
      ['#f0a9c0', 94],
      ['#fab48e', 126],
      ['#ffd192', 158],
      ['#ffe7ae', 190],
      ['#fbc394', 222],
    ] as const
  ).map(([colour, top]) => layer(colour, top, top + 60, 4)),
  ...(
    [
      ['#f2d3d6', 96, 22, 150],
      ['#dfb9d8', -20, 54, 130],
      ['#fbe0c8', 170, 86, 150],
      ['#fdeccb', 40, 118, 120],
      ['#f0a9a0', 130, 148, 140],
      ['#f3a98c', 20, 206, 130],
    ] as const
  ).map(([colour, x, y, length]) => leaf(colour, x, y, length, 9, 0)),
]

/** Far hills, a field, the earth, and on it the woven strip. */
const land = (): Shape[] => [
  layer('#bd70a4', 246, 300, 5),
  layer('#8c4d80', 264, 310, 6),
  layer('#77834f', 290, 330, 3),
  ...wovenGround(),
]

/** The bride's, tied with ribbons. */
const bouquet = (): Shape[] => {
  const [x, y] = [150, 156]
  return [
    ...repeat(7, (index) =>
      band(index % 2 ? '#2f6b43' : '#5b9a55', 5, [x, y + 20], [x - 21 + index * 7, 258]),
    ),
    ...repeat(16, (index, share) => leaf(index % 2 ? '#2f6b43' : '#5b9a55', x, y, 62, 21, share * 6.28)),
    ...repeat(9, (index, share) =>
      daisy(...onCircle(x, y, 43, share), 13, index % 2 ? '#fff6e4' : '#f6b84a'),
    ).flat(),
    ...repeat(7, (index, share) =>
      rose(...onCircle(x, y, 30, share + 0.04), 18, coloursOfRose(index)),
    ).flat(),
    ...rose(x, y, 19, coloursOfRose(0)),
  ]
}

/** One of the ribbon's ends. */
const tail = (colour: string, lean: number): Shape =>
  band(
    colour,
    6,
    ...repeat(11, (index, share): Point => [
      150 + lean * (0.25 + share * 0.75) + Math.sin(index * 0.9) * 2.4,
      226 + index * 7.2,
    ]),
  )

const ribbon = (): Shape[] => [
  ...[
    ['#d8395c', -34],
    ['#2a9d8f', 34],
    ['#f6c65b', -16],
    ['#fffaf0', 15],
  ].map(([colour, lean]) => tail(String(colour), Number(lean))),
  leaf('#e9dcc6', 150, 222, 34, 17, 2.75),
  leaf('#e9dcc6', 150, 222, 34, 17, 0.4),
  disc('#fffaf0', 150, 222, 7),
]

/** A ring of gold, or so many pieces of it. */
const goldRing = (x: number, y: number, { first = 0, count: pieces = 16 } = {}): Shape[] => [
  ring('#7d4d18', x, y, 37, 10, { from: first / 16, part: pieces / 16 }),
  ...twoColourRing(['#e6b246', '#f2c75c'], x, y, 35.5, 7, { first, count: pieces }),
]

/** Where the light falls on a ring. */
const gleam = (x: number, y: number) => ring('#fff4c8', x, y, 34, 2.6, { from: 0.56, part: 0.11 })

/** Arch of flowers at dusk over a woven strip; in it a bouquet and two rings, each through the other. */
export const boda = (): Shape[] => [
  ...duskSky(),
  ...land(),
  ...bouquet(),
  ...ribbon(),
  ...goldRing(127, 280),
  ...goldRing(173, 280),
  ...goldRing(127, 280, { first: 1, count: 2 }),
  ...[127, 173].map((x) => gleam(x, 280)),
  ...flowerArch(),
  ...repeat(14, (index) =>
    leaf(
      index % 2 ? '#d8395c' : '#fff6e4',
      70 + ((index * 67) % 160),
      70 + ((index * 41) % 150),
      7,
      4,
      index,
    ),
  ),
]

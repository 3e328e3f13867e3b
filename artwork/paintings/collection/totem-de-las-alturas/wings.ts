import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import {
  middle,
  ink,
  gold,
  paleGold,
  orange,
  red,
  deepRed,
  turquoise,
  deepTurquoise,
  blue,
  cream,
} from './stoneBlocks'
import { drawFeather } from './feather'

/** Condor wings built of blades: long flight feathers, shorter ones over them. */
export function drawWings(c: Composition) {
  const rows = [
    {
      count: 9,
      length: 600,
      width: 84,
      spread: [-0.2, 0.98],
      colours: [
        [ink, cream],
        ['#241c6e', cream],
        [blue, turquoise],
      ],
    },
    {
      count: 7,
      length: 400,
      width: 80,
      spread: [-0.26, 0.9],
      colours: [
        [turquoise, gold],
        [deepTurquoise, paleGold],
        ['#2f62c8', cream],
      ],
    },
    {
      count: 5,
      length: 235,
      width: 84,
      spread: [-0.28, 0.82],
      colours: [
        [red, gold],
        [orange, cream],
        [deepRed, gold],
      ],
    },
  ] as const
  for (const { count, length, width, spread, colours } of rows)
    for (let k = count - 1; k >= 0; k--) {
      const at = k / (count - 1)
      const lift = spread[0] + (spread[1] - spread[0]) * at
      const [colour, tip] = colours[k % colours.length]!
      for (const side of [-1, 1])
        drawFeather(c, {
          from: [middle + side * (210 - at * 20), 1120 + at * 190],
          angle: side > 0 ? lift : Math.PI - lift,
          length: length * (1 - at * 0.32),
          width,
          colour: side > 0 ? shade(colour, -0.04) : colour,
          tip,
        })
    }
}

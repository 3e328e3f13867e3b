import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { metal } from './copperPalette'

/** The pipe that rises from the head and bends down to the barrel. */
export function drawNeck(
  c: Composition,
  x: number,
  y: number,
  end: { readonly x: number; readonly y: number },
) {
  const way: Point[] = [
    [x + 40, y - 590],
    [x + 130, y - 676],
    [x + 290, y - 690],
    [x + 420, y - 560],
    [end.x - 20, y - 330],
    [end.x, end.y],
  ]
  const layers = [
    [metal.deep, 46, 0],
    [metal.dark, 40, -3],
    [metal.mid, 33, -8],
    [metal.warm, 22, -14],
    [metal.bright, 8, -22],
  ] as const
  for (const [colour, radius, lift] of layers)
    c.line(
      way.map(([px, py]): Point => [px + lift * 0.5, py + lift * 0.7]),
      colour,
      radius,
      { paintLoad: 400, opacity: 1 },
    )
  for (const k of [1, 3]) {
    const [px, py] = way[k]!
    c.line(
      [
        [px - 34, py - 34],
        [px, py],
        [px + 30, py + 34],
      ],
      metal.deep,
      8,
      { opacity: 0.9 },
    )
  }
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

const colours = ['#d8436a', '#f2b632', '#1f9a96', '#f5e9cf', '#e0603a', '#8a3f8a', '#6fae5a'] as const

/** Cut-paper flags on strings over the square. */
export function drawFlags(c: Composition) {
  for (const [from, to, sag, first] of [
    [[-20, 330], [1120, -20], 130, 0],
    [[560, -20], [1670, 360], 150, 3],
    [[-20, 640], [1670, 560], 190, 1],
    [[-20, 850], [1670, 900], 90, 5],
  ] as const) {
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * (1 - (2 * share - 1) ** 2),
    ]
    c.line(
      Array.from({ length: 20 }, (_, k) => at(k / 19)),
      '#5a3a4a',
      3,
      { paintLoad: 900 },
    )
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 96)
    for (let k = 0; k < count; k++)
      drawFlag(c, at((k + 0.5) / count), at((k + 0.7) / count), colours[(k + first) % colours.length]!)
  }
}

/** One flag: a scalloped foot, a pattern of holes, a fold in the wind. */
function drawFlag(c: Composition, [x, y]: Point, [nx, ny]: Point, colour: string) {
  const turn = Math.atan2(ny - y, nx - x)
  const wave = (c.random() - 0.5) * 16
  const place = (u: number, v: number): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn) * 0.3 + wave * (v / 92),
    y + u * Math.sin(turn) + v,
  ]
  const foot = Array.from({ length: 9 }, (_, k): Point => place(36 - k * 9, k % 2 ? 98 : 84))
  const brush = {
    flow: Math.PI / 2,
    isHardEdged: true,
    angleJitter: 0.2,
    colourJitter: 0.5,
    minRadius: 2.2,
  } as const
  c.polygon([place(-36, 0), place(36, 0), ...foot], colour, brush)
  c.polygon([place(6, 0), place(36, 0), place(36, 84), place(12, 88)], shade(colour, -0.06), brush)
  const hole = (u: number, v: number, size: number) =>
    c.polygon(
      [place(u, v - size), place(u + size, v), place(u, v + size), place(u - size, v)],
      shade(colour, -0.2),
      brush,
    )
  for (const u of [-22, 0, 22]) hole(u, 26, 7)
  hole(0, 54, 13)
  for (const u of [-24, 24]) hole(u, 60, 7)
}

/** Paper ribbons thrown from the balconies, curling as they fall. */
export function drawRibbons(c: Composition) {
  for (let k = 0; k < 13; k++) {
    const x = 60 + k * 128 + (c.random() - 0.5) * 60
    if (Math.abs(x - 825) < 230) continue
    const [y, long] = [980 + c.random() * 60, 260 + c.random() * 240]
    const colour = colours[k % colours.length]!
    const points = Array.from({ length: 16 }, (_, step): Point => {
      const at = step / 15
      return [x + Math.sin(at * 11 + k) * (8 + 26 * at) + (c.random() - 0.5) * 4, y + at * long]
    })
    c.line(points, shade(colour, -0.08), 7, { paintLoad: 600 })
    c.line(
      points.map(([u, v]): Point => [u - 2, v - 2]),
      colour,
      4.5,
      { paintLoad: 600 },
    )
  }
}

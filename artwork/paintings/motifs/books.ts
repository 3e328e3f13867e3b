import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'

const paper = '#f4e8c8'
const edge = '#cdb98e'

export interface Cover {
  readonly colour: string
  /** Bands and tooling of the spine. */
  readonly tooling: string
}

/** One book lying down, its spine to the viewer; `x`, `y` is the lower left corner. */
export function drawLyingBook(
  c: Composition,
  x: number,
  y: number,
  width: number,
  thickness: number,
  { colour, tooling }: Cover,
) {
  const brush = { flow: 0, isHardEdged: true, angleJitter: 0.15, minRadius: 2.3 }
  const board = thickness * 0.13
  const round = thickness * 0.35
  const pages = width * 0.14
  c.rect(x + width - pages - 8, y - thickness + board, pages, thickness - 2 * board, paper, brush)
  c.rect(x + width - pages - 8, y - thickness * 0.45, pages, thickness * 0.45 - board, edge, brush)
  c.rect(x + 4, y - thickness, width - 4, board, shade(colour, 0.06), brush)
  c.rect(x + 4, y - board, width - 4, board, shade(colour, -0.16), brush)
  c.path(
    `M${x + round},${y - thickness}H${x + width - pages}V${y}H${x + round}C${x - round * 0.2},${y} ${x - round * 0.2},${y - thickness} ${x + round},${y - thickness}Z`,
    c.gradient([
      [0, shade(colour, 0.1)],
      [0.35, colour],
      [1, shade(colour, -0.14)],
    ]),
    brush,
  )
  for (const at of [0.12, 0.17, 0.66, 0.71])
    c.line(
      [
        [x + width * at, y - thickness + 2],
        [x + width * at + 3, y - thickness / 2],
        [x + width * at, y - 2],
      ],
      tooling,
      Math.max(4, width * 0.008),
      { paintLoad: 90 },
    )
  for (const row of [0.38, 0.6])
    c.line(
      [
        [x + width * 0.25, y - thickness * row],
        [x + width * (row > 0.5 ? 0.52 : 0.58), y - thickness * row],
      ],
      tooling,
      Math.max(3, thickness * 0.05),
    )
  for (const row of [0.3, 0.52, 0.74])
    c.line(
      [
        [x + width - pages, y - thickness * row],
        [x + width - 12, y - thickness * row],
      ],
      shade(edge, -0.08),
      2.4,
      { opacity: 0.6 },
    )
}

/** A book lying open, the fold in the middle at `x`, `y`; both pages bulge towards the viewer. */
export function drawOpenBook(c: Composition, x: number, y: number, width: number, cover: string) {
  for (const mirrored of [false, true]) {
    const place = uniformTransform({ x, y, unit: width / 200, mirrored })
    const lit = !mirrored // The left page's bulge faces away from the fold and takes the light.
    const tone = lit ? -0.11 : 0
    const brush = { flow: place.direction(0.12), isHardEdged: true, angleJitter: 0.25, minRadius: 2.3 }
    c.path(place.path('M0,13C30,4 70,8 104,16L100,-34L0,-30Z'), cover, brush)
    for (const [k, lift] of [9, 6, 3].entries())
      c.path(
        place.path(
          `M0,${2 + lift}C28,${-8 + lift} 66,${-5 + lift} 97,${4 + lift}L92,-40C62,-52 26,-50 0,-36Z`,
        ),
        shade(k % 2 ? edge : paper, tone - 0.03),
        brush,
      )
    c.path(
      place.path('M0,2C28,-9 66,-6 96,3L88,-42C62,-54 26,-52 0,-38Z'),
      c.gradient(
        [
          [0, shade(paper, mirrored ? -0.02 : -0.2)],
          [mirrored ? 0.7 : 0.3, shade(paper, tone)],
          [1, shade(paper, mirrored ? -0.2 : 0.01)],
        ],
        1,
        0,
      ),
      brush,
    )
    for (let row = 0; row < 7; row++) {
      const v = -34 + row * 5
      const u = 92 - (6 - row) * 1.2
      c.line(
        place.points([
          [12, v - 6.5],
          [36, v - 11 + row * 0.3],
          [62, v - 8.5 + row * 0.4],
          [(row % 3 === 2 ? 0.78 : 0.93) * u, v - 2],
        ]),
        '#a58a63',
        width * 0.0032,
        { opacity: 0.55 },
      )
    }
  }
}

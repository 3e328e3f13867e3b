import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform, type Transform } from './transform'
import { drawPollera } from './pollera'

export interface Dress {
  readonly skirt: string
  readonly trim: string
  readonly shawl: string
  readonly hat: string
  /** The cloth of the bundle on her back and its stripes. */
  readonly bundle: readonly [cloth: string, ...stripes: string[]]
}

type Placing = Transform

const hair = '#1f1824'
const skin = '#8a4a2e'
const down = { flow: Math.PI / 2, isHardEdged: true } as const
const level = { flow: 0, isHardEdged: true, angleJitter: 0.2 } as const

/** A grown woman in bowler hat, seen from behind; her units are hundredths of her height, from her feet. */
export function drawBowlerWoman(c: Composition, x: number, y: number, height: number, dress: Dress) {
  const scale = height / 101
  const at = uniformTransform({ x, y, unit: scale })
  drawPollera(c, at, dress.skirt, dress.trim)
  drawShawl(c, at, scale, dress)
  drawBundle(c, at, scale, dress)
  drawHead(c, at, scale, dress)
}

function drawShawl(c: Composition, at: Placing, scale: number, { shawl: cloth }: Dress) {
  const hem = (u: number): readonly [number, number] => [u, -44 + 2 * (1 - (u / 18) ** 2) * 1.6]
  for (let fringe = -17; fringe <= 17; fringe += 1.1 + 0.5 * c.random()) {
    const [u, v] = hem(fringe)
    const colour = shade(cloth, 0.1 * c.random())
    c.line(
      at.points([
        [u, v - 1],
        [u + c.random() - 0.5, v + 5],
      ]),
      colour,
      Math.max(2.2, scale * 0.4),
    )
  }
  c.path(at.path('M0,-81C-16,-79 -20,-64 -18.5,-45C-8,-40 8,-40 18.5,-45C20,-64 16,-79 0,-81Z'), cloth, down)
  const lit = 'M0,-81C-16,-79 -20,-64 -18.5,-45L-12.5,-43C-14,-60 -11,-75 0,-81Z'
  c.path(at.path(lit), shade(cloth, 0.07), down)
  const dark = 'M0,-81C16,-79 20,-64 18.5,-45L12,-43C14,-60 11,-75 0,-81Z'
  c.path(at.path(dark), shade(cloth, -0.08), down)
}

function drawBundle(c: Composition, at: Placing, scale: number, { bundle: [cloth, ...stripes] }: Dress) {
  const strap = 'M-14,-73C-4,-64 8,-55 19,-52.5C19,-57 17,-63 16,-67C8,-60 -6,-76 -14,-73Z'
  c.path(at.path(strap), shade(cloth, -0.06), { flow: 0.5, isHardEdged: true })
  c.path(
    at.path('M-13,-70C-17,-58 -10,-48.5 1,-47.5C13,-47.5 17,-57 13.5,-68C7,-75 -8,-75 -13,-70Z'),
    cloth,
    {
      flow: 0.2,
      isHardEdged: true,
    },
  )
  const step = 17 / stripes.length
  stripes.forEach((colour, row) => {
    const y = -67.5 + row * step
    const wide = 13.6 - Math.abs(row + 0.5 - stripes.length / 2) * 0.7 - row * 0.35
    const low = y + step * 0.52
    const band = `M${-wide},${y}C-5,${y + 4} 6,${y + 4} ${wide},${y - 0.5}L${wide},${low - 0.5}C6,${low + 4} -5,${low + 4} ${-wide},${low}Z`
    c.path(at.path(band), colour, { flow: 0.12, isHardEdged: true, colourJitter: 0.5 })
  })
  c.line(at.points('11.5,-69 15.5,-60 12,-51'), shade(cloth, -0.2), Math.max(2.5, scale * 0.6), {
    opacity: 0.7,
  })
}

function drawHead(c: Composition, at: Placing, scale: number, { hat, trim }: Dress) {
  c.path(at.path('M-4,-88L-4.5,-79C-2,-77.5 2,-77.5 4.5,-79L4,-88Z'), skin, down)
  c.path(at.path('M-6.4,-91C-6.6,-82.5 6.6,-82.5 6.4,-91Z'), hair, down)
  for (const side of [-1, 1]) {
    for (let knot = 0; knot < 9; knot++) {
      const [x, y] = at.point(side * (4.3 - knot * 0.28), -85 + knot * 3.1)
      c.ellipse(x, y, scale * (1.9 - knot * 0.06), scale * 2.1, shade(hair, knot % 2 ? 0.1 : 0), {
        flow: side * 0.8,
        isHardEdged: true,
        rotation: side * 24,
      })
    }
    c.line(
      at.points([
        [side * 1.8, -59],
        [side * 1.3, -56],
        [side * 2.2, -53],
      ]),
      trim,
      Math.max(3, scale * 0.9),
    )
  }
  c.path(at.path('M-11.5,-90.5C-6,-87 6,-87 11.5,-90.5C7,-93 -7,-93 -11.5,-90.5Z'), shade(hat, -0.07), level)
  c.path(
    at.path('M-6.7,-91C-7.6,-99 -4,-101 0,-101C4,-101 7.6,-99 6.7,-91C3,-89.8 -3,-89.8 -6.7,-91Z'),
    hat,
    down,
  )
  c.path(at.path('M-6.7,-91C-7.6,-99 -4,-101 -1,-101C-4,-98 -4.5,-94 -4,-90.4Z'), shade(hat, 0.1), down)
  c.path(at.path('M-6.9,-93.5C-3,-92 3,-92 6.9,-93.5L6.7,-91C3,-89.8 -3,-89.8 -6.7,-91Z'), trim, level)
}

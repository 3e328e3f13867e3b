import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'

interface Tree {
  readonly x: number
  readonly foot: number
  readonly crown: { readonly x: number; readonly y: number; readonly size: number }
  /** How far the trunk's middle bends. */
  readonly lean: number
}

const bark = { dark: '#1f1848', mid: '#7a4a80', lit: '#6a4280', rim: '#e08a84' }
const leaves = ['#1a1c52', '#26306c', '#30508c', '#4a6fa8', '#8a68b0', '#e08a98'] as const

/** An old tree against the glow: dark, with light on the side that faces the house. */
export function drawGreatTree(c: Composition, { x, foot, crown, lean }: Tree) {
  const towards = crown.x < 825 ? 1 : -1
  const neck = crown.y + crown.size * 0.4
  const heights = Array.from({ length: 13 }, (_, k) => k / 12)
  const middle = (at: number) => lerp(x, crown.x, at) + lean * Math.sin(Math.PI * at)
  const half = (at: number) => 60 - 8 * at + 108 * (1 - at) ** 5
  const edge = (side: number, inset = 0): Point[] =>
    heights.map((at) => [middle(at) + side * (half(at) - inset), lerp(foot + 24 * Math.abs(side), neck, at)])
  const [near, far] = towards > 0 ? [bark.dark, bark.lit] : [bark.lit, bark.dark]
  c.polygon(
    [...edge(-1), ...edge(1).reverse()],
    c.gradient(
      [
        [0, near],
        [1, far],
      ],
      1,
      0,
    ),
    {
      isHardEdged: true,
      flow: Math.PI / 2,
      angleJitter: 0.6,
    },
  )
  for (const side of [-0.55, -0.15, 0.3, 0.62])
    c.line(edge(side), side * towards > 0 ? bark.mid : '#150f34', 5, { opacity: 0.6, paintLoad: 120 })
  c.line(edge(towards, 4), bark.rim, 7, { paintLoad: 160, opacity: 0.8 })
  for (const [u, v] of parsePoints('-0.62,-0.1 -0.25,-0.45 0.2,-0.5 0.62,-0.12'))
    c.line(
      [
        [crown.x + u * 40, neck],
        [crown.x + u * crown.size * 0.5, neck - crown.size * 0.24],
        [crown.x + u * crown.size, crown.y + v * crown.size],
      ],
      bark.dark,
      26,
      { paintLoad: 120 },
    )
  drawGrassAbout(c, x, foot + 30)
  drawFoliage(c, crown, towards)
}

/** Grass hides where the trunk meets the ground. */
function drawGrassAbout(c: Composition, x: number, y: number) {
  for (let k = 0; k < 26; k++) {
    const u = (c.random() - 0.5) * 2
    c.ellipse(
      x + u * 220,
      y + 16 - 12 * u * u + c.random() * 26,
      40 + c.random() * 46,
      13 + c.random() * 8,
      mix('#1f2f78', '#33408f', c.random()),
      {
        flow: 0.05,
        isHardEdged: true,
        rotation: u * 8,
      },
    )
  }
  for (let k = 0; k < 15; k++) {
    const foot = x + (c.random() - 0.5) * 400
    const top = y + 8 - c.random() * 26
    c.line(
      [
        [foot, y + 34],
        [foot + 4, (y + 34 + top) / 2],
        [foot + (c.random() - 0.5) * 34, top],
      ],
      mix('#2f5f98', '#6a5ab0', c.random()),
      4,
    )
  }
}

function drawFoliage(c: Composition, { x, y, size }: Tree['crown'], towards: number) {
  const masses = Array.from({ length: 15 }, (_, k) => {
    const angle = k * 2.4
    const reach = Math.sqrt(k / 15) * size * 0.72
    return {
      x: x + Math.cos(angle) * reach * 1.06,
      y: y + Math.sin(angle) * reach * 0.8,
      size: size * (0.34 - 0.006 * k),
    }
  })
  for (const mass of masses.reverse()) {
    c.ellipse(mass.x, mass.y, mass.size * 0.9, mass.size * 0.76, leaves[0], {
      flow: 0.6,
      angleJitter: 2,
      minRadius: 4,
    })
    for (let k = 0; k < 44; k++) {
      const angle = c.random() * 2 * Math.PI
      const reach = Math.sqrt(c.random())
      const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.85]
      // The glow of the house comes from below and from the middle of the picture.
      const lit =
        0.42 +
        0.36 * u * towards +
        0.24 * v +
        0.26 * ((mass.x - x) / size) * towards +
        0.24 * ((mass.y - y) / size)
      const tone = Math.max(0, Math.min(4.99, lit * 4.6 + (c.random() - 0.5) * 1.5))
      const rotation = c.random() * 360
      const length = 24 + c.random() * 20
      c.ellipse(
        mass.x + u * mass.size,
        mass.y + v * mass.size,
        length,
        length * 0.46,
        mix(leaves[Math.floor(tone)]!, leaves[Math.floor(tone) + 1]!, tone % 1),
        {
          rotation,
          flow: (rotation * Math.PI) / 180,
          isHardEdged: true,
        },
      )
    }
  }
}

import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'
import { parsePoints } from '../rendering/curves'

export const vineGreens = ['#2f6a42', '#4a8a3c', '#77a63f', '#a8c04a', '#d3bd48'] as const
export const muscat = ['#8fa03a', '#b5b548', '#d9cf62', '#efe08a'] as const

/** A leaf of five lobes; it hangs from its stalk at `x`, `y`. */
export function drawVineLeaf(
  c: Composition,
  x: number,
  y: number,
  size: number,
  rotation: number,
  colour: string,
) {
  const place = uniformTransform({ x, y, unit: size / 100, rotation })
  const half = (side: number) =>
    place.path(
      `M0,0C${side * 16},-22 ${side * 46},-20 ${side * 52},4C${side * 44},8 ${side * 40},14 ${side * 38},20C${side * 54},24 ${side * 58},44 ${side * 48},60C${side * 38},54 ${side * 30},54 ${side * 24},56C${side * 28},74 ${side * 14},92 0,102Z`,
    )
  const brush = { isHardEdged: true, angleJitter: 0.4 }
  c.path(half(-1), shade(colour, 0.05), { ...brush, flow: place.direction(2) })
  c.path(half(1), shade(colour, -0.07), { ...brush, flow: place.direction(1.1) })
  if (size < 70) return
  const rib = mix(colour, '#f0e6a0', 0.5)
  for (const [u, v] of parsePoints('0,92 -42,46 42,46 -40,0 40,0'))
    c.line(
      place.points([
        [0, 4],
        [u * 0.5, v * 0.52],
        [u, v],
      ]),
      rib,
      Math.max(2.2, size / 75),
      { opacity: 0.75 },
    )
}

/** A bunch that hangs from `x`, `y`; the upper left berries take the light. */
export function drawGrapes(
  c: Composition,
  x: number,
  y: number,
  width: number,
  tones: readonly string[] = muscat,
) {
  const berry = width * 0.115
  const rows = 9
  c.ellipse(x + width * 0.05, y + width * 0.6, width * 0.36, width * 0.6, shade(tones[0]!, -0.14), {
    isHardEdged: true,
    flow: 1.57,
  })
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const half = width * 0.46 * Math.sin(Math.PI * (0.22 + 0.74 * share)) * (1 - 0.28 * share)
    const count = Math.max(1, Math.round((2 * half) / (berry * 1.55)))
    for (let k = 0; k < count; k++) {
      const u = count === 1 ? 0 : (k / (count - 1)) * 2 - 1
      const px = x + u * half + (c.random() - 0.5) * berry * 0.6
      const py = y + width * (0.1 + share * 1.12) + (c.random() - 0.5) * berry * 0.6
      const lit = Math.max(0, Math.min(2.99, 1.5 - u * 1.1 - share * 0.5 + (c.random() - 0.5) * 1.3))
      const colour = mix(tones[Math.floor(lit)]!, tones[Math.floor(lit) + 1]!, lit % 1)
      c.circle(px, py, berry, shade(colour, -0.1), { isHardEdged: true, flow: 0.8 })
      c.circle(px - berry * 0.12, py - berry * 0.12, berry * 0.84, colour, { isHardEdged: true, flow: 0.8 })
      if (berry > 10)
        c.circle(px - berry * 0.34, py - berry * 0.36, Math.max(4, berry * 0.22), '#fffbe0', {
          isHardEdged: true,
          colourJitter: 0.4,
        })
    }
  }
}

import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import { greens, petals } from './palette'

const arch = { middle: 825, half: 655, spring: 850, rise: 610, foot: 1930 } as const

const oneOf = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** A place on the arch, `t` from the left foot to the right one. */
function onArch(t: number): Point {
  const { middle, half, spring, rise, foot } = arch
  if (t < 0.3) return [middle - half, lerp(foot, spring, t / 0.3)]
  if (t > 0.7) return [middle + half, lerp(spring, foot, (t - 0.7) / 0.3)]
  const angle = Math.PI * (1 + (t - 0.3) / 0.4)
  return [middle + Math.cos(angle) * half, spring + Math.sin(angle) * rise]
}

/** Leaves first, then open flowers, then the roses on top. */
export function drawFlowerArch(composition: Composition) {
  const { random } = composition
  const stem = Array.from({ length: 60 }, (_, k) => onArch(k / 59))
  for (const off of [-22, 0, 20])
    composition.line(
      stem.map(([x, y], k): Point => [x + off + 10 * Math.sin(k), y + 10 * Math.cos(k * 1.3)]),
      mix('#6b4226', '#3f3a22', random()),
      15,
      { paintLoad: 90 },
    )
  for (let k = 0; k < 380; k++) {
    const [x, y] = onArch(k / 380)
    const spread = 78 + 18 * Math.sin(k * 0.21)
    const shadowed = x > 825 ? -0.06 : 0.02
    const colour = shade(oneOf(random, greens), shadowed + (random() - 0.5) * 0.06)
    drawLeaf(
      composition,
      x + (random() - 0.5) * spread * 2,
      y + (random() - 0.5) * spread * 1.6,
      52 + random() * 42,
      random() * 2 * Math.PI,
      colour,
    )
  }
  for (let k = 0; k < 190; k++) {
    const [x, y] = onArch((k + random()) / 190)
    const radius = 22 + random() * 22
    drawBlossom(
      composition,
      x + (random() - 0.5) * 170,
      y + (random() - 0.5) * 140,
      radius,
      oneOf(random, petals),
      {
        petals: random() < 0.5 ? 5 : 6,
      },
    )
  }
  for (let k = 0; k < 46; k++) {
    const [x, y] = onArch((k + 0.3 + random() * 0.4) / 46)
    const top = Math.exp(-(((x - 825) / 330) ** 2)) * (y < 800 ? 1 : 0)
    drawRose(
      composition,
      x + (random() - 0.5) * 105,
      y + (random() - 0.5) * 80,
      34 + 22 * top + random() * 12,
      oneOf(random, petals),
    )
  }
}

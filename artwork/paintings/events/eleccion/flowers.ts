import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'

const petals = ['#f5e9cf', '#f2b632', '#e0603a', '#d8436a', '#f7b8a0', '#8a3f8a'] as const
const greens = ['#1f6a55', '#2f8a5f', '#6fae5a', '#a8c95f'] as const

/** Flowers heaped round the foot of the box. */
export function drawFlowers(c: Composition) {
  const spots = Array.from({ length: 62 }, (_, k) => {
    const along = (k + c.random()) / 62
    const arch = (2 * along - 1) ** 2
    return { x: 60 + along * 1530, y: 2040 - arch * 110 + (c.random() - 0.5) * 290 }
  }).sort((a, b) => a.y - b.y)
  for (let k = 0; k < 260; k++) {
    const along = c.random()
    const y = 2070 - (2 * along - 1) ** 2 * 120 + (c.random() - 0.5) * 320
    drawLeaf(
      c,
      30 + along * 1590,
      y,
      80 + c.random() * 60,
      -Math.PI / 2 + (c.random() - 0.5) * 3.6,
      mix(greens[Math.floor(c.random() * 3)]!, greens[3], c.random() * 0.4),
    )
  }
  spots.forEach(({ x, y }, k) => {
    const colour = petals[Math.floor(c.random() * petals.length)]!
    const size = 46 + c.random() * 30
    if (k % 3 === 0) drawRose(c, x, y, size * 1.05, colour)
    else drawBlossom(c, x, y, size, colour, { petals: k % 3 === 1 ? 9 : 6 })
  })
}

/** Loose petals in the air, as thrown at a feast. */
export function drawPetalsInTheAir(c: Composition) {
  for (let k = 0; k < 90; k++)
    c.ellipse(
      c.random() * 1650,
      60 + c.random() ** 1.3 * 1250,
      10 + c.random() * 8,
      7 + c.random() * 4,
      petals[k % petals.length]!,
      {
        rotation: c.random() * 360,
        isHardEdged: true,
        flow: c.random() * 6,
      },
    )
}

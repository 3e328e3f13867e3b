import type { Composition } from '../../rendering/composition'

const petals = ['#f5e9cf', '#f2b632', '#e0603a', '#d8436a', '#f7b8a0', '#8a3f8a'] as const

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

import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import { greens, petals } from './palette'

const middle = { x: 1200, y: 1450 } as const

/** A bunch with ribbons at her side. */
export function drawBouquet(composition: Composition) {
  const { random } = composition
  for (const [k, colour] of ['#f6e8d8', '#d8325f', '#f0a22e', '#1f7d86', '#fbe0a8', '#b02a55'].entries()) {
    const sway = (k - 2.5) * 22
    composition.line(
      [
        [middle.x - 4, middle.y + 272],
        [middle.x - 10 + sway * 0.5, middle.y + 352],
        [middle.x + 4 + sway * 1.1, middle.y + 442],
        [middle.x - 18 + sway * 1.5, middle.y + 512 + (k % 3) * 34],
      ],
      colour,
      9,
      { paintLoad: 90 },
    )
  }
  for (let k = 0; k < 11; k++)
    composition.line(
      [
        [middle.x + (k - 5) * 11, middle.y + 82],
        [middle.x + (k - 5) * 3, middle.y + 172],
        [middle.x - 4 - (k - 5) * 6, middle.y + 342],
      ],
      greens[k % greens.length]!,
      6,
    )
  for (let k = 0; k < 44; k++) {
    const angle = random() * 2 * Math.PI
    drawLeaf(
      composition,
      middle.x + Math.cos(angle) * 95,
      middle.y + 2 + Math.sin(angle) * 85,
      78 + random() * 30,
      angle + (random() - 0.5),
      greens[k % greens.length]!,
    )
  }
  for (let k = 0; k < 15; k++) {
    const angle = k * 2.4
    drawBlossom(
      composition,
      middle.x + Math.cos(angle) * 118,
      middle.y + Math.sin(angle) * 98,
      30 + random() * 12,
      petals[k % petals.length]!,
    )
  }
  for (let k = 0; k < 9; k++) {
    const [angle, out] = [k * 2.4 + 0.6, k === 0 ? 0 : 24 + k * 6.5]
    drawRose(
      composition,
      middle.x + Math.cos(angle) * out,
      middle.y - 4 + Math.sin(angle) * out * 0.86,
      47,
      petals[(k * 3) % petals.length]!,
    )
  }
}

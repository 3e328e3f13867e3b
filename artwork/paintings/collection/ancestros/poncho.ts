import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawWeave, type Hang } from '../../motifs/weave'
import type { Presence } from './ancestorLook'

/** Narrow at the neck, it falls over the shoulders and opens downwards; the hem hangs lowest in the middle. */
function ponchoHang({ x, y, mask }: Presence): Hang {
  const [top, height] = [y + mask * 0.52, mask * 4.05]
  return (across, down) => {
    const half = mask * (0.98 + 0.24 * down ** 0.8)
    const droop = Math.abs(across) ** 2.1 * mask * 0.62 * Math.max(0, 1 - down) ** 1.4
    const hem = mask * 0.3 * (1 - Math.abs(across) ** 1.5) * down
    return [x + across * half, top + droop + hem + height * down]
  }
}

export function drawPoncho(picture: Composition, who: Presence) {
  const hang = ponchoHang(who)
  const phase = who.x / 97
  const folds = (across: number, down: number) =>
    0.04 -
    0.1 * across -
    0.11 * Math.max(0, across) ** 2 +
    0.075 * down ** 0.7 * Math.sin(across * 8.5 + phase) -
    0.04 * down
  drawWeave(picture, { hang, warps: who.warps, folds, rows: 50 })
  const edging = who.warps.at(-1)!.colours[0]!
  for (let k = 0; k <= 34; k++) {
    const across = (k / 34) * 2 - 1
    const [px, py] = hang(across, 1)
    const tone = folds(across, 1) + (picture.random() - 0.5) * 0.1
    picture.line(
      [
        [px, py - 4],
        [px + (picture.random() - 0.5) * 8, py + who.mask * (0.1 + 0.05 * picture.random())],
      ],
      shade(mix(edging, '#f2d9a0', k % 3 ? 0.1 : 0.5), tone),
      5,
    )
  }
  for (const [side, tone] of [
    [-1, 0.16],
    [1, -0.2],
  ] as const)
    picture.line(
      [0.06, 0.2, 0.4, 0.6, 0.8, 1].map((down) => hang(side, down)),
      shade(edging, tone),
      4.5,
      { paintLoad: 40 },
    )
}

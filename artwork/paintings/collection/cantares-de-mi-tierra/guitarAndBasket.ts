import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawGrapes, drawVineLeaf } from './vine'
import { drawGuitar } from './guitar'

/** A guitar leans at the edge of the dance, on a basket of the valley's grapes. */
export function drawRestingSong(picture: Composition) {
  drawBasket(picture, 1446, 2060)
  drawGuitar(picture)
}

function drawBasket(picture: Composition, x: number, y: number) {
  picture.ellipse(x + 50, y + 92, 230, 46, '#4a1740', { opacity: 0.6, flow: 0 })
  for (const [dx, dy, tint] of [
    [-92, -112, '#8a3a94'],
    [74, -124, '#a8b040'],
    [-10, -138, '#6a2a86'],
  ] as const)
    drawGrapes(picture, x + dx, y + dy, 20, tint)
  for (const [dx, dy, turn] of [
    [-120, -92, -60],
    [10, -120, 8],
    [130, -96, 62],
  ] as const)
    drawVineLeaf(picture, x + dx, y + dy, 62, turn, '#6f9a3e')
  picture.path(
    `M${x - 190},${y - 70}C${x - 160},${y + 100} ${x - 90},${y + 110} ${x},${y + 112}C${x + 90},${y + 110} ${x + 160},${y + 100} ${x + 190},${y - 70}C${x + 90},${y - 40} ${x - 90},${y - 40} ${x - 190},${y - 70}Z`,
    '#c9873a',
    { isHardEdged: true, flow: 0 },
  )
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 13; k++) {
      const half = 176 - row * row * 4.5
      const px = x + ((k + (row % 2) * 0.5) / 12.5 - 0.5) * 2 * half
      if (Math.abs(px - x) > half) continue
      const py = y - 40 + row * 29 - 22 * ((px - x) / half) ** 2
      const tint = shade((k + row) % 2 ? '#e0a850' : '#a8662f', -0.16 * Math.max(0, (px - x) / half))
      picture.ellipse(px, py, 17, 13, tint, { isHardEdged: true, flow: 0.3 })
    }
  picture.path(
    `M${x - 194},${y - 84}C${x - 90},${y - 46} ${x + 90},${y - 46} ${x + 194},${y - 84}L${x + 192},${y - 54}C${x + 90},${y - 18} ${x - 90},${y - 18} ${x - 192},${y - 54}Z`,
    '#8a4a2a',
    { isHardEdged: true, flow: 0 },
  )
}

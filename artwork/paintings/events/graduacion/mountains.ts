import type { Composition } from '../../rendering/composition'
import { mix } from '../../rendering/colour'
import { drawPeak } from '../../motifs/peak'

const foot = 1560
const farSnow = { light: '#fffaf0', mid: '#bfcfd2', dark: '#6a93a5', rock: '#6f9484' }

/** A broad snow mountain with three summits, far away. */
export function drawSnowRange(c: Composition) {
  for (const summit of [
    { x: 80, y: 1230, left: 260, right: 330, foot },
    { x: 620, y: 1130, left: 330, right: 300, foot },
    { x: 1600, y: 1210, left: 360, right: 260, foot },
    { x: 330, y: 1030, left: 380, right: 400, foot },
    { x: 1290, y: 985, left: 520, right: 430, foot },
  ])
    drawPeak(c, summit, farSnow)
  // Haze lifts the foothills off the snow.
  for (let k = 0; k < 4; k++) {
    const y = 1420 + k * 38
    c.path(
      `M-20,${y + 10}C300,${y - 30} 700,${y + 34} 1000,${y}C1220,${y - 34} 1480,${y - 20} 1670,${y + 12}V${foot + 20}H-20Z`,
      mix('#b9cbb4', '#97b573', k / 3),
      { flow: 0.06, angleJitter: 0.4, minRadius: 5, opacity: 0.85 },
    )
  }
}

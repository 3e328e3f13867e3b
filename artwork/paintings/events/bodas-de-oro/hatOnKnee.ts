import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const felt = '#a5672f'

/** He sits a little turned: one knee shows beside him, and his hat on it. */
export function drawHatOnKnee(c: Composition, x: number, y: number) {
  const cloth = { flow: 0.2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x + 150},${y + 30}C${x + 240},${y - 90} ${x + 350},${y - 110} ${x + 410},${y - 84}C${x + 450},${y - 60} ${x + 446},${y + 10} ${x + 436},${y + 330}H${x + 320}C${x + 330},${y + 150} ${x + 300},${y + 120} ${x + 150},${y + 160}Z`,
    c.gradient(
      [
        [0, '#5f4632'],
        [1, '#3a2a28'],
      ],
      1,
      0,
    ),
    cloth,
  )
  c.path(
    `M${x + 300},${y + 330}H${x + 446}C${x + 490},${y + 336} ${x + 496},${y + 366} ${x + 490},${y + 372}H${x + 300}Z`,
    '#3a2420',
    cloth,
  )
  const [hx, hy] = [x + 352, y - 108]
  c.ellipse(hx, hy, 176, 34, shade(felt, -0.1), { isHardEdged: true, flow: 0, rotation: 5 })
  c.ellipse(hx - 4, hy - 8, 174, 29, felt, { isHardEdged: true, flow: 0, rotation: 5 })
  c.path(
    `M${hx - 96},${hy - 12}C${hx - 104},${hy - 96} ${hx - 70},${hy - 128} ${hx - 20},${hy - 116}C${hx + 10},${hy - 130} ${hx + 80},${hy - 122} ${hx + 96},${hy + 4}C${hx + 30},${hy + 16} ${hx - 50},${hy + 8} ${hx - 96},${hy - 12}Z`,
    c.gradient(
      [
        [0, shade(felt, 0.16)],
        [0.45, felt],
        [1, shade(felt, -0.13)],
      ],
      1,
      0,
    ),
    { ...cloth, flow: 1.57 },
  )
  c.path(
    `M${hx - 98},${hy - 40}C${hx - 40},${hy - 18} ${hx + 40},${hy - 14} ${hx + 92},${hy - 28}L${hx + 96},${hy + 4}C${hx + 30},${hy + 16} ${hx - 50},${hy + 8} ${hx - 96},${hy - 12}Z`,
    '#3a2030',
    { ...cloth, flow: 0.1 },
  )
  c.line(
    [
      [hx - 170, hy - 18],
      [hx - 60, hy + 14],
      [hx + 60, hy + 20],
      [hx + 168, hy + 6],
    ],
    '#c98a4a',
    4.5,
    { paintLoad: 120, opacity: 0.8 },
  )
}

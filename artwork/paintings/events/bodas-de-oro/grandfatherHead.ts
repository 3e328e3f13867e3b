import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const skin = '#9a5c36'
const felt = '#8f5530'

/** Short white hair under a hat; `x`, `y` the middle of his head, seen from behind. */
export function drawGrandfatherHead(c: Composition, x: number, y: number) {
  const plane = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x - 66},${y + 50}L${x - 72},${y + 120}C${x - 30},${y + 140} ${x + 34},${y + 140} ${x + 76},${y + 120}L${x + 68},${y + 50}Z`,
    c.gradient(
      [
        [0, skin],
        [1, shade(skin, -0.12)],
      ],
      1,
      0,
    ),
    plane,
  )
  for (const side of [-1, 1]) {
    c.ellipse(x + side * 124, y + 6, 22, 40, side < 0 ? shade(skin, 0.08) : shade(skin, -0.1), {
      isHardEdged: true,
      flow: 1.57,
    })
    c.ellipse(x + side * 122, y + 8, 10, 24, shade(skin, side < 0 ? -0.08 : -0.18), {
      isHardEdged: true,
      flow: 1.57,
    })
  }
  c.path(
    `M${x},${y - 138}C${x - 98},${y - 138} ${x - 130},${y - 60} ${x - 118},${y + 10}C${x - 108},${y + 74} ${x - 60},${y + 92} ${x},${y + 92}C${x + 60},${y + 92} ${x + 108},${y + 74} ${x + 118},${y + 10}C${x + 130},${y - 60} ${x + 98},${y - 138} ${x},${y - 138}Z`,
    c.gradient(
      [
        [0, '#fdf8ee'],
        [0.5, '#e0d8cf'],
        [1, '#a59a9c'],
      ],
      1,
      0.3,
    ),
    plane,
  )
  for (let k = 0; k < 70; k++) {
    const [px, py] = [x + (c.random() - 0.5) * 220, y + 10 + c.random() * 70]
    c.line(
      [
        [px, py - 16],
        [px + (px - x) * 0.03, py],
        [px - (px - x) * 0.06, py + 16],
      ],
      mix(px < x ? '#ffffff' : '#e3dad2', '#93878c', c.random() * 0.75),
      3,
      { opacity: 0.75 },
    )
  }
  drawHat(c, x, y - 34)
}

/** A felt hat from behind, `y` its brim. */
function drawHat(c: Composition, x: number, y: number) {
  const cloth = { flow: 0, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.ellipse(x, y + 6, 218, 46, shade(felt, -0.12), { ...cloth, rotation: -3 })
  c.ellipse(x, y - 4, 216, 38, felt, { ...cloth, rotation: -3 })
  c.path(
    `M${x - 122},${y - 2}C${x - 132},${y - 104} ${x - 96},${y - 150} ${x - 40},${y - 146}C${x - 10},${y - 132} ${x + 14},${y - 132} ${x + 40},${y - 148}C${x + 98},${y - 150} ${x + 130},${y - 100} ${x + 122},${y - 10}C${x + 60},${y + 14} ${x - 60},${y + 18} ${x - 122},${y - 2}Z`,
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
    `M${x - 126},${y - 42}C${x - 60},${y - 20} ${x + 60},${y - 24} ${x + 125},${y - 50}L${x + 122},${y - 10}C${x + 60},${y + 14} ${x - 60},${y + 18} ${x - 122},${y - 2}Z`,
    '#3a2030',
    cloth,
  )
  c.line(
    [
      [x - 212, y - 4],
      [x - 80, y + 26],
      [x + 80, y + 22],
      [x + 212, y - 16],
    ],
    '#d9a05a',
    4.5,
    { paintLoad: 160, opacity: 0.8 },
  )
}

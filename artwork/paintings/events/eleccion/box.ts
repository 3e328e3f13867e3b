import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'

const wood = { light: '#d99a55', mid: '#b5713a', dark: '#7a4527', deep: '#4a2a22' }
const garland = ['#f5e9cf', '#f2b632', '#d8436a', '#f7b8a0', '#8a3f8a', '#e0603a'] as const
const plank = { flow: 0, isHardEdged: true, angleJitter: 0.15, minRadius: 2.3 } as const
const [x, top, half] = [825, 1270, 170] as const
const foot = top + 210

/** A closed wooden box hung with flowers, on a table with a white cloth, at the end of the square. */
export function drawBallotBox(c: Composition) {
  c.ellipse(x + 40, foot + 178, 330, 34, '#5a2430', { opacity: 0.5, flow: 0, minRadius: 5 })
  c.path(`M${x - 270},${foot}H${x + 270}L${x + 286},${foot + 176}H${x - 286}Z`, '#f3ead6', {
    ...plank,
    flow: Math.PI / 2,
  })
  c.path(`M${x + 60},${foot}H${x + 270}L${x + 286},${foot + 176}H${x + 70}Z`, '#d3c3bd', {
    ...plank,
    flow: Math.PI / 2,
  })
  for (let k = 0; k < 9; k++)
    c.line(
      [
        [x - 240 + k * 60, foot + 24],
        [x - 246 + k * 61, foot + 100],
        [x - 252 + k * 63, foot + 172],
      ],
      '#b7a4ac',
      4,
      { opacity: 0.6, paintLoad: 90 },
    )
  c.polygon(
    [
      [x - half - 8, top],
      [x - half + 36, top - 66],
      [x + half - 36, top - 66],
      [x + half + 8, top],
    ],
    '#eec083',
    plank,
  )
  c.rect(x - 84, top - 42, 168, 14, wood.deep, plank)
  for (let board = 0; board < 3; board++) {
    const fill = c.gradient(
      [
        [0, shade(wood.light, 0.02 - board * 0.015)],
        [0.55, wood.mid],
        [1, wood.dark],
      ],
      1,
      0.1,
    )
    c.rect(x - half, top + board * 70, half * 2, 71, fill, plank)
    c.line(
      [
        [x - half + 6, top + board * 70],
        [x, top + board * 70 + 2],
        [x + half - 6, top + board * 70],
      ],
      wood.deep,
      3,
      { paintLoad: 90 },
    )
  }
  c.rect(x - half - 14, top - 10, half * 2 + 28, 24, '#e3a963', plank)
  drawGarland(c)
}

/** Flowers in an arc over the front of the box. */
function drawGarland(c: Composition) {
  const at = (share: number) => {
    const u = share * 2 - 1
    return [x + u * (half + 26), top + 8 + 132 * (1 - u * u)] as const
  }
  for (let k = 0; k < 60; k++) {
    const [px, py] = at(c.random())
    drawLeaf(c, px, py, 46, c.random() * 6.3, ['#1f6a55', '#2f8a5f', '#6fae5a'][k % 3]!)
  }
  for (let k = 0; k < 17; k++) {
    const [px, py] = at((k + 0.5) / 17)
    const colour = garland[k % garland.length]!
    if (k % 2) drawRose(c, px, py, 34, colour)
    else drawBlossom(c, px, py, 32, colour, { petals: 6 })
  }
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const box = { left: 580, right: 1070, top: 1440, foot: 1900, back: 1330, inset: 56 } as const
const wood = { light: '#d99a55', mid: '#b5713a', dark: '#7a4527', deep: '#4a2a22' }
const middle = (box.left + box.right) / 2

/** A plain wooden box with a slot, and a folded paper half way in. */
export function drawBallotBox(c: Composition) {
  const { left, right, top, foot, back, inset } = box
  const plank = { flow: 0, isHardEdged: true, angleJitter: 0.15, minRadius: 2.3 }
  c.ellipse(middle + 70, foot + 26, 420, 60, '#4a1f26', { opacity: 0.5, flow: 0, minRadius: 5 })
  c.polygon(
    [
      [left - 16, top],
      [left + inset, back],
      [right - inset, back],
      [right + 16, top],
    ],
    c.gradient(
      [
        [0, '#f0c384'],
        [1, wood.light],
      ],
      1,
      0,
    ),
    plank,
  )
  c.polygon(
    [
      [middle - 150, 1372],
      [middle + 150, 1372],
      [middle + 162, 1398],
      [middle - 162, 1398],
    ],
    wood.deep,
    plank,
  )
  drawPaper(c)
  c.polygon(
    [
      [middle - 156, 1386],
      [middle + 156, 1386],
      [middle + 162, 1400],
      [middle - 162, 1400],
    ],
    '#2c1a1c',
    plank,
  )
  const boards = 5
  const tall = (foot - top) / boards
  for (let k = 0; k < boards; k++) {
    const y = top + k * tall
    const tone = (c.random() - 0.5) * 0.06
    const fill = c.gradient(
      [
        [0, shade(wood.light, tone + 0.02)],
        [0.55, shade(wood.mid, tone)],
        [1, shade(wood.dark, tone)],
      ],
      1,
      0.1,
    )
    c.rect(left, y, right - left, tall + 1, fill, plank)
    c.line(
      [
        [left + 8, y],
        [middle, y + 2],
        [right - 8, y],
      ],
      wood.deep,
      4,
      { paintLoad: 80 },
    )
    for (let grain = 0; grain < 3; grain++) {
      const [from, at] = [left + 60 + c.random() * 260, y + 18 + c.random() * (tall - 36)]
      c.line(
        [
          [from, at],
          [from + 70, at + 5],
          [from + 130 + c.random() * 90, at - 3],
        ],
        wood.dark,
        2.6,
        { opacity: 0.5 },
      )
    }
  }
  for (const x of [left, right - 64]) {
    const dark = x === left ? 0 : -0.12
    c.rect(x, top, 64, foot - top, shade(wood.mid, 0.03 + dark), { ...plank, flow: Math.PI / 2 })
    for (const y of [top + 44, foot - 44]) c.circle(x + 32, y, 9, '#e9c46a', { isHardEdged: true })
  }
  c.rect(left - 24, top - 12, right - left + 48, 34, '#e3a963', plank)
  c.rect(left - 24, top + 16, right - left + 48, 12, wood.dark, plank)
}

function drawPaper(c: Composition) {
  const brush = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.2, colourJitter: 0.5, minRadius: 2.3 }
  c.polygon('730,1392 712,1130 880,1108 900,1392', '#fdfaf0', brush)
  c.polygon('812,1392 798,1119 880,1108 900,1392', '#dfdccf', brush)
  c.line('812,1388 805,1250 798,1122', '#b8b3a8', 3, { opacity: 0.7 })
}

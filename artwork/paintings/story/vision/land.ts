import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawPeak } from '../../motifs/peak'

const foot = 1000
/** Bare, as the sierra behind Tarija's vineyards at harvest time. */
const sierra = { light: '#e0b48c', mid: '#bb8c88', dark: '#86638f', rock: '#5d4d80' }

/** A bare sierra, the red wall of the canyon, green banks with two houses. */
export function drawLand(c: Composition) {
  for (const summit of [
    { x: 130, y: 800, left: 320, right: 360, foot },
    { x: 900, y: 830, left: 320, right: 340, foot },
    { x: 440, y: 760, left: 380, right: 360, foot },
    { x: 1560, y: 730, left: 420, right: 320, foot },
    { x: 1190, y: 670, left: 520, right: 500, foot },
  ])
    drawPeak(c, summit, sierra)
  c.path(
    'M-20,905L70,880L190,884L260,915L400,902L520,930L640,916L780,938L900,928L1040,930L1150,905L1270,900L1350,862L1460,858L1560,878L1670,868V1060H-20Z',
    c.gradient([
      [0, '#d8734a'],
      [1, '#a8432f'],
    ]),
    { flow: 0.3, angleJitter: 0.5, minRadius: 4 },
  )
  for (let k = 0; k < 7; k++) {
    const y = 912 + k * 13
    const colour = k % 2 ? '#eda066' : '#8a3428'
    c.line(
      [
        [1130 + k * 8, y + 8],
        [1300, y - 16],
        [1480, y - 26],
        [1660, y - 18],
      ],
      colour,
      5,
      { paintLoad: 60, opacity: 0.8 },
    )
    c.line(
      [
        [-10, y - 6],
        [150, y - 14],
        [300, y + 8],
        [430 - k * 10, y + 10],
      ],
      colour,
      5,
      { paintLoad: 60, opacity: 0.8 },
    )
  }
  c.path(
    'M-20,985C220,950 420,976 700,990C980,1004 1240,950 1670,974V1090H-20Z',
    c.gradient([
      [0, '#5f9346'],
      [1, '#94b24c'],
    ]),
    {
      flow: 0.05,
      angleJitter: 0.5,
      minRadius: 4,
    },
  )
  for (const [x, w] of [
    [300, 96],
    [420, 66],
  ] as const) {
    const wall = { isHardEdged: true, flow: 1.57, angleJitter: 0.2 } as const
    c.rect(x, 990 - w * 0.5, w, w * 0.5, '#f6e6c4', wall)
    c.rect(x + w * 0.62, 990 - w * 0.5, w * 0.38, w * 0.5, '#d3b48f', wall)
    c.polygon(
      [
        [x - 12, 992 - w * 0.5],
        [x + w * 0.4, 990 - w * 0.84],
        [x + w + 12, 992 - w * 0.5],
      ],
      '#b5482f',
      { ...wall, flow: 0.3 },
    )
    c.rect(x + w * 0.24, 990 - w * 0.3, w * 0.18, w * 0.3, '#5a2f2c', wall)
  }
  for (const [x, y, size] of [
    [150, 1000, 120],
    [560, 990, 84],
    [1480, 985, 140],
    [1330, 980, 90],
  ] as const)
    drawMolle(c, x, y, size)
}

/** A pepper tree: round crown, hanging leaves. */
function drawMolle(c: Composition, x: number, y: number, size: number) {
  c.rect(x - size * 0.05, y - size * 0.6, Math.max(9, size * 0.1), size * 0.62, '#6a4632', {
    isHardEdged: true,
    flow: 1.57,
  })
  for (let k = 0; k < 60; k++) {
    const angle = c.random() * 2 * Math.PI
    const reach = Math.sqrt(c.random())
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const lit = Math.max(0, Math.min(1, 0.5 - 0.3 * u - 0.4 * v + (c.random() - 0.5) * 0.5))
    c.ellipse(
      x + u * size * 0.58,
      y - size * 0.84 + v * size * 0.42,
      size * 0.11,
      size * 0.075,
      mix('#24573f', '#9dbb55', lit),
      {
        flow: 1.57,
        isHardEdged: true,
        angleJitter: 1,
      },
    )
  }
}

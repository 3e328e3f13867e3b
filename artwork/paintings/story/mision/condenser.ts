import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform } from '../../motifs/transform'

const stave = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.2, minRadius: 2.3 } as const

/** The barrel of cold water the vapour passes through; `y` is the floor. */
export function drawCondenser(c: Composition, x: number, y: number) {
  const tall = 500
  c.ellipse(x + 60, y + 4, 230, 34, '#2f161c', { opacity: 0.55, flow: 0, minRadius: 4 })
  for (let k = -5; k < 5; k++) {
    const [top, belly] = [30.5, 37]
    const tone = mix(k < -2 ? '#b57a45' : k < 0 ? '#cf9350' : '#7a4a2e', '#54301f', Math.max(0, k) / 5)
    c.path(
      `M${x + k * top},${y - tall}C${x + k * belly},${y - tall * 0.62} ${x + k * belly},${y - tall * 0.36} ${x + k * top},${y}H${x + (k + 1) * top}C${x + (k + 1) * belly},${y - tall * 0.36} ${x + (k + 1) * belly},${y - tall * 0.62} ${x + (k + 1) * top},${y - tall}Z`,
      shade(tone, (c.random() - 0.5) * 0.05),
      stave,
    )
    c.line(
      [
        [x + k * top, y - tall + 8],
        [x + k * belly * 0.985, y - tall / 2],
        [x + k * top, y - 6],
      ],
      '#3a2220',
      3,
      { opacity: 0.65, paintLoad: 120 },
    )
  }
  for (const v of [-440, -270, -70]) {
    const half = 153 + 26 * Math.sin((-v / tall) * Math.PI)
    c.path(
      `M${x - half},${y + v}C${x - half * 0.5},${y + v + 30} ${x + half * 0.5},${y + v + 30} ${x + half},${y + v}V${y + v + 30}C${x + half * 0.5},${y + v + 60} ${x - half * 0.5},${y + v + 60} ${x - half},${y + v + 30}Z`,
      c.gradient(
        [
          [0, '#8a8aa0'],
          [0.3, '#a9a9bc'],
          [0.6, '#4f4a5f'],
          [1, '#2f2a3c'],
        ],
        1,
        0,
      ),
      { ...stave, flow: 0 },
    )
  }
  c.ellipse(x, y - tall, 154, 38, '#8a5a34', { isHardEdged: true, flow: 0 })
  c.ellipse(x, y - tall + 4, 134, 28, '#2f7a96', { isHardEdged: true, flow: 0 })
  c.line(
    [
      [x - 118, y - tall + 2],
      [x - 20, y - tall + 22],
      [x + 100, y - tall + 8],
    ],
    '#bfe6ea',
    5,
    { paintLoad: 90 },
  )
  const spout = [
    [x - 150, y - 84],
    [x - 178, y - 76],
    [x - 186, y - 50],
  ] as const
  for (const [colour, radius] of [
    ['#54201a', 15],
    ['#c0602f', 11],
    ['#ffdba4', 4],
  ] as const)
    c.line(spout, colour, radius, { paintLoad: 90 })
}

/** A glass demijohn in its wicker, `x`, `y` the middle of its foot. */
export function drawDemijohn(c: Composition, x: number, y: number, scale: number) {
  const { path, points } = uniformTransform({ x, y, unit: scale })
  const glass = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.ellipse(x + 34 * scale, y + 2, 92 * scale, 14 * scale, '#2f161c', {
    opacity: 0.55,
    flow: 0,
    minRadius: 4,
  })
  c.path(
    path('M-17,-152L17,-152L17,-122C84,-96 90,-12 52,0L-52,0C-90,-12 -84,-96 -17,-122Z'),
    c.gradient(
      [
        [0, '#a9d8cc'],
        [0.4, '#6fb0a8'],
        [1, '#2f6a70'],
      ],
      1,
      0.4,
    ),
    glass,
  )
  c.path(path('M8,-150L17,-150L17,-122C70,-102 84,-50 74,-24C70,-66 44,-104 8,-118Z'), '#3a7a7c', glass)
  c.path(path('M-70,-66C-40,-58 40,-58 70,-66C78,-40 70,-6 52,0L-52,0C-70,-6 -78,-40 -70,-66Z'), '#d6ece0', {
    ...glass,
    opacity: 0.5,
  })
  c.path(path('M-30,-106C-56,-92 -64,-72 -64,-58L-48,-56C-46,-74 -38,-90 -22,-102Z'), '#f6fff8', glass)
  c.path(path('M-20,-160L20,-160L20,-146L-20,-146Z'), '#c9955a', { ...glass, flow: 0 })
  c.path(
    path('M-76,-52C-40,-36 40,-36 76,-52C80,-16 68,6 52,6L-52,6C-68,6 -80,-16 -76,-52Z'),
    c.gradient(
      [
        [0, '#d9a75c'],
        [0.5, '#b07f40'],
        [1, '#6a4226'],
      ],
      1,
      0,
    ),
    { ...glass, flow: 0 },
  )
  for (let row = 0; row < 5; row++)
    c.line(
      points([
        [-74 + row * 2, -44 + row * 11],
        [0, -30 + row * 11],
        [74 - row * 2, -44 + row * 11],
      ]),
      row % 2 ? '#7a4f26' : '#ecc47c',
      2.6 * scale,
      { paintLoad: 90 },
    )
}

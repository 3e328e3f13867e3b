import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { metal } from './copperPalette'
import { drawNeck } from './neck'

const hammered = { isHardEdged: true, angleJitter: 0.35 } as const

/** A copper pot with its onion head and the neck that carries the vapour to `end`; `y` is the pot's foot. */
export function drawPot(
  c: Composition,
  x: number,
  y: number,
  end: { readonly x: number; readonly y: number },
) {
  const copper = c.gradient(
    [
      [0, metal.dark],
      [0.13, metal.mid],
      [0.26, '#f0a058'],
      [0.33, metal.bright],
      [0.42, metal.warm],
      [0.62, metal.mid],
      [0.82, metal.dark],
      [0.95, metal.deep],
      [1, '#b5562f'],
    ],
    1,
    0.06,
  )
  drawNeck(c, x, y, end)
  c.path(
    `M${x - 270},${y}C${x - 350},${y - 110} ${x - 300},${y - 250} ${x - 130},${y - 300}H${x + 130}C${x + 300},${y - 250} ${x + 350},${y - 110} ${x + 270},${y}C${x + 120},${y + 44} ${x - 120},${y + 44} ${x - 270},${y}Z`,
    copper,
    { ...hammered, flow: 1.57 },
  )
  c.path(
    `M${x - 124},${y - 296}C${x - 104},${y - 350} ${x - 196},${y - 410} ${x - 178},${y - 490}C${x - 160},${y - 590} ${x - 60},${y - 616} ${x + 20},${y - 612}C${x + 120},${y - 606} ${x + 186},${y - 560} ${x + 184},${y - 480}C${x + 182},${y - 410} ${x + 104},${y - 350} ${x + 124},${y - 296}Z`,
    copper,
    { ...hammered, flow: 1.57 },
  )
  c.rect(
    x - 152,
    y - 320,
    304,
    36,
    c.gradient(
      [
        [0, metal.mid],
        [0.3, metal.bright],
        [0.5, metal.warm],
        [1, metal.deep],
      ],
      1,
      0,
    ),
    { ...hammered, flow: 0 },
  )
  for (let k = 0; k < 11; k++)
    c.circle(x - 132 + k * 26, y - 302, 7, k < 6 ? '#7a3420' : '#3f1816', { isHardEdged: true })
  drawHoops(c, x, y)
  drawOutlines(c, x, y)
}

function drawHoops(c: Composition, x: number, y: number) {
  c.line(
    [
      [x - 276, y - 36],
      [x - 120, y + 2],
      [x, y + 8],
      [x + 120, y + 2],
      [x + 276, y - 36],
    ],
    metal.deep,
    7,
    { paintLoad: 200 },
  )
  for (let k = 0; k < 15; k++) {
    const u = (k / 14) * 2 - 1
    c.circle(x + u * 250, y - 20 + 26 * (1 - u * u) - 26, 7, k < 8 ? '#ffe0b0' : '#a8502c', {
      isHardEdged: true,
    })
  }
  c.line(
    [
      [x - 306, y - 150],
      [x - 150, y - 122],
      [x, y - 116],
      [x + 150, y - 122],
      [x + 306, y - 150],
    ],
    metal.dark,
    4.5,
    { paintLoad: 200, opacity: 0.75 },
  )
  c.line(
    [
      [x - 172, y - 478],
      [x, y - 456],
      [x + 178, y - 478],
    ],
    metal.dark,
    4.5,
    { paintLoad: 200, opacity: 0.7 },
  )
  // Hammer marks catch the light.
  for (let k = 0; k < 60; k++) {
    const [u, v] = [(c.random() - 0.5) * 1.7, c.random()]
    const light = Math.max(0, 1 - Math.abs(u + 0.34) * 1.7)
    c.line(
      [
        [x + u * 250, y - 46 - v * 190],
        [x + u * 250 + 18, y - 43 - v * 190],
      ],
      light > 0.4 ? '#fff0cc' : '#d9804a',
      3.6,
      { opacity: 0.5 },
    )
  }
}

/** The lit edge on the left, the warm reflection of the room on the right. */
function drawOutlines(c: Composition, x: number, y: number) {
  const side = (s: number): Point[] => [
    [x + s * 136, y - 298],
    [x + s * 238, y - 246],
    [x + s * 300, y - 160],
    [x + s * 304, y - 76],
    [x + s * 272, y - 4],
  ]
  const head = (s: number): Point[] => [
    [x + s * 120, y - 322],
    [x + s * 148, y - 390],
    [x + s * 180, y - 470],
    [x + s * 160, y - 556],
    [x + s * 92, y - 604],
  ]
  c.line(side(-1), '#f3b070', 4.5, { paintLoad: 160, opacity: 0.8 })
  c.line(head(-1), '#f3b070', 4.5, { paintLoad: 160, opacity: 0.8 })
  c.line(side(1), '#3a1618', 5, { paintLoad: 160, opacity: 0.85 })
  c.line(head(1), '#3a1618', 5, { paintLoad: 160, opacity: 0.85 })
}

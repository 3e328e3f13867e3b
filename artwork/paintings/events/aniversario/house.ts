import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { board, drawDoor, drawLitWindow, drawShutters } from './windowsAndDoor'

const wall = { warm: '#f0aa78', mid: '#b8749a', dark: '#6a4c9c' }
const tile = ['#7a3560', '#5f2d62', '#8f4460', '#4a2a60'] as const

/** A long adobe house at dusk; of its windows only one is lit, its middle at `lit`. */
export function drawAdobeHouse(c: Composition, lit: { readonly x: number; readonly y: number }) {
  const [left, right, eaves, foot] = [lit.x - 330, lit.x + 310, lit.y - 130, lit.y + 190]
  c.rect(
    left,
    eaves,
    right - left,
    foot - eaves,
    c.gradient(
      [
        [0, wall.dark],
        [0.35, wall.mid],
        [0.52, wall.warm],
        [0.7, wall.mid],
        [1, wall.dark],
      ],
      1,
      0,
    ),
    board,
  )
  c.polygon(
    [
      [right, eaves - 6],
      [right + 130, eaves - 74],
      [right + 130, foot - 46],
      [right, foot],
    ],
    '#33285f',
    board,
  )
  for (let k = 0; k < 26; k++) {
    const [x, y] = [
      left + 14 + c.random() * (right - left - 90),
      eaves + 20 + c.random() * (foot - eaves - 50),
    ]
    const near = Math.max(0, 1 - Math.hypot(x - lit.x, y - lit.y) / 330)
    c.rect(x, y, 46 + c.random() * 24, 15, mix('#56386f', '#e8a070', near), {
      ...board,
      flow: 0,
      opacity: 0.35,
    })
  }
  drawRoof(c, left, right, eaves)
  drawChimney(c, left + 110, eaves - 190)
  drawShutters(c, left + 66, lit.y - 62)
  drawDoor(c, right - 168, foot)
  drawLitWindow(c, lit)
}

function drawRoof(c: Composition, left: number, right: number, eaves: number) {
  const top = eaves - 210
  c.polygon(
    [
      [left - 46, eaves + 14],
      [left + 74, top],
      [right + 30, top],
      [right + 26, eaves + 14],
    ],
    tile[1],
    board,
  )
  c.polygon(
    [
      [right + 26, eaves + 14],
      [right + 30, top],
      [right + 162, eaves - 66],
    ],
    '#2c2358',
    board,
  )
  for (let x = left - 38; x < right + 16; x += 31) {
    const share = (x - left) / (right - left)
    const topX = left + 80 + share * (right - left - 62)
    c.polygon(
      [
        [topX, top],
        [topX + 18, top],
        [x + 21, eaves + 18],
        [x, eaves + 18],
      ],
      tile[Math.floor(c.random() * 4)]!,
      {
        ...board,
        flow: Math.atan2(eaves - top, x - topX),
      },
    )
    c.ellipse(x + 11, eaves + 18, 12, 9, '#a8506a', { isHardEdged: true, flow: 0 })
  }
  c.line(
    [
      [left + 70, top],
      [left + 330, top - 5],
      [right + 32, top],
    ],
    '#b5658a',
    9,
    { paintLoad: 120 },
  )
}

function drawChimney(c: Composition, x: number, y: number) {
  c.rect(x, y - 60, 64, 130, '#6a4078', board)
  c.rect(x + 36, y - 60, 28, 130, '#45306a', board)
  c.rect(x - 8, y - 70, 80, 20, '#8a5586', { ...board, flow: 0 })
  const smoke = [
    [x + 30, y - 76],
    [x + 4, y - 150],
    [x + 50, y - 225],
    [x + 6, y - 310],
    [x + 44, y - 380],
  ] as const
  c.line(smoke, '#c9a0c4', 15, { paintLoad: 90, opacity: 0.55 })
  c.line(
    smoke.map(([px, py]) => [px - 6, py - 8] as const),
    '#f0d0c4',
    7,
    { paintLoad: 70, opacity: 0.5 },
  )
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'

/** Boards and walls: upright strokes that stop at the edge. */
export const board = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.25, minRadius: 2.3 } as const

/** Four panes, curtains and a pot of flowers on the sill. */
export function drawLitWindow(c: Composition, { x, y }: { readonly x: number; readonly y: number }) {
  const [half, tall] = [78, 92]
  for (const [grow, colour] of [
    [100, '#e8906a'],
    [72, '#f3a85a'],
    [46, '#f9c468'],
  ] as const)
    c.ellipse(x, y, half + grow, tall + grow, colour, {
      opacity: 0.5,
      minRadius: 4,
      flow: circularFlow(x, y),
    })
  c.rect(x - half - 16, y - tall - 16, 2 * half + 32, 2 * tall + 32, '#6a3145', board)
  c.rect(
    x - half,
    y - tall,
    2 * half,
    2 * tall,
    c.gradient([
      [0, '#fff6cf'],
      [0.5, '#ffe38a'],
      [1, '#fbb84a'],
    ]),
    { ...board, minRadius: 3 },
  )
  for (const side of [-1, 1])
    c.path(
      `M${x + side * half},${y - tall}L${x + side * 14},${y - tall}C${x + side * 30},${y - 20} ${x + side * 66},${y + 10} ${x + side * half},${y + 20}Z`,
      '#f6a45f',
      { ...board, flow: 1.57 + side * 0.4 },
    )
  c.rect(x - 6, y - tall, 12, 2 * tall, '#6a3145', board)
  c.rect(x - half, y - 14, 2 * half, 12, '#6a3145', { ...board, flow: 0 })
  c.rect(x - half - 34, y + tall + 12, 2 * half + 68, 22, shade('#d98a6a', 0.03), { ...board, flow: 0 })
  for (const pot of [-52, 48]) {
    c.polygon(
      [
        [x + pot - 24, y + tall - 26],
        [x + pot + 24, y + tall - 26],
        [x + pot + 17, y + tall + 14],
        [x + pot - 17, y + tall + 14],
      ],
      '#a8432f',
      board,
    )
    for (let k = 0; k < 9; k++)
      c.circle(
        x + pot + (c.random() - 0.5) * 58,
        y + tall - 36 - c.random() * 34,
        10 + c.random() * 4,
        ['#e8506a', '#3a7a5a', '#f3d0c4'][k % 3]!,
        { isHardEdged: true },
      )
  }
}

export function drawShutters(c: Composition, x: number, y: number) {
  c.rect(x - 9, y - 9, 108, 142, '#3a2a62', board)
  for (const side of [0, 47]) c.rect(x + side, y, 42, 124, side ? '#2f4a86' : '#3a5a9a', board)
  for (let row = 0; row < 5; row++)
    c.line(
      [
        [x + 5, y + 18 + row * 22],
        [x + 84, y + 18 + row * 22],
      ],
      '#22306a',
      3.4,
    )
}

export function drawDoor(c: Composition, x: number, foot: number) {
  c.path(`M${x - 12},${foot}V${foot - 178}A66,60 0 0 1 ${x + 120},${foot - 178}V${foot}Z`, '#4a2f66', board)
  c.path(`M${x},${foot}V${foot - 174}A54,50 0 0 1 ${x + 108},${foot - 174}V${foot}Z`, '#2b4a78', board)
  for (const at of [27, 54, 81])
    c.line(
      [
        [x + at, foot - 4],
        [x + at, foot - 205],
      ],
      '#1c2f5f',
      3.5,
    )
  c.circle(x + 18, foot - 96, 7, '#f0c060', { isHardEdged: true })
  c.rect(x - 26, foot - 6, 160, 20, '#6a4a80', { ...board, flow: 0 })
}

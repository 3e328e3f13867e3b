import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const mouth = { half: 140, tall: 250 } as const
const brick = { flow: 0, isHardEdged: true, angleJitter: 0.2, minRadius: 2.3 } as const

/** The brick hearth under the still, its fire burning; `y` is the floor. */
export function drawFurnace(c: Composition, x: number, y: number) {
  c.path(
    `M${x - 380},${y}L${x - 300},${y - 400}C${x - 150},${y - 440} ${x + 150},${y - 440} ${x + 300},${y - 400}L${x + 380},${y}Z`,
    '#8f4230',
    brick,
  )
  for (let row = 0; row < 11; row++)
    for (let k = 0; k < 12; k++) {
      const top = y - 40 - row * 36
      const half = 374 - row * 7.4
      const left = x - half + (k - (row % 2) * 0.5) * 68
      const [from, to] = [Math.max(left, x - half), Math.min(left + 61, x + half)]
      if (to - from < 14) continue
      const glow = Math.max(0, 1 - Math.hypot((from + to) / 2 - x, top - y + 120) / 330)
      const shadow = Math.max(0, ((from + to) / 2 - x) / 700)
      c.rect(
        from,
        top,
        to - from,
        31,
        shade(mix(mix('#b5552f', '#7f3a2c', c.random()), '#f39a4a', glow * 0.6), -shadow * 0.3),
        brick,
      )
    }
  const opening = (grow: number) =>
    `M${x - mouth.half - grow},${y}V${y - mouth.tall * 0.5}C${x - mouth.half - grow},${y - mouth.tall - 20 - grow} ${x + mouth.half + grow},${y - mouth.tall - 20 - grow} ${x + mouth.half + grow},${y - mouth.tall * 0.5}V${y}Z`
  c.path(opening(30), '#d98a4a', { ...brick, flow: 1.57 })
  for (let k = 0; k <= 10; k++) {
    const angle = Math.PI * (1 + k / 10)
    c.line(
      [
        [x + Math.cos(angle) * 144, y - 118 + Math.sin(angle) * 106],
        [x + Math.cos(angle) * 174, y - 120 + Math.sin(angle) * 136],
      ],
      '#7a3a2a',
      4,
    )
  }
  c.path(
    opening(0),
    c.gradient([
      [0, '#2a1218'],
      [1, '#7a2418'],
    ]),
    { ...brick, flow: 1.57 },
  )
  drawFlames(c, x, y)
}

function drawFlames(c: Composition, x: number, y: number) {
  const tongue = { isHardEdged: true, flow: Math.PI / 2, angleJitter: 0.9, minRadius: 2.3 } as const
  for (const [size, colour] of [
    [1.12, '#b5241f'],
    [0.95, '#e0452a'],
    [0.74, '#f3862f'],
    [0.5, '#fcc64a'],
    [0.27, '#fff3c4'],
  ] as const) {
    const at = (u: number, v: number) => `${(x + u * size).toFixed(1)},${(y + v * size).toFixed(1)}`
    c.path(
      `M${at(-112, 0)}C${at(-136, -70)} ${at(-84, -84)} ${at(-92, -158)}C${at(-50, -120)} ${at(-62, -90)} ${at(-40, -112)}C${at(-44, -160)} ${at(-16, -176)} ${at(-12, -214)}C${at(30, -170)} ${at(8, -120)} ${at(32, -104)}C${at(46, -124)} ${at(44, -150)} ${at(62, -176)}C${at(88, -120)} ${at(130, -80)} ${at(108, 0)}Z`,
      colour,
      tongue,
    )
  }
  for (let k = 0; k < 22; k++) {
    const [u, v] = [(c.random() - 0.5) * 230, -c.random() * 320]
    c.circle(x + u, y + v, 4.5 + c.random() * 3, c.random() < 0.5 ? '#ffe08a' : '#f3862f', {
      isHardEdged: true,
      colourJitter: 0.5,
    })
  }
}

/** Firewood before the hearth. */
export function drawLogs(c: Composition, x: number, y: number) {
  c.ellipse(x + 40, y + 16, 250, 26, '#3a1a1c', { opacity: 0.5, flow: 0, minRadius: 4 })
  for (const [dx, dy, long, tone] of [
    [-170, -4, 330, 0],
    [-60, -2, 300, -0.05],
    [-120, -46, 310, 0.05],
  ] as const) {
    const bark = shade('#7a4a2e', tone)
    c.polygon(
      [
        [x + dx, y + dy - 38],
        [x + dx + long, y + dy - 46],
        [x + dx + long, y + dy - 4],
        [x + dx, y + dy + 6],
      ],
      c.gradient([
        [0, shade(bark, 0.14)],
        [1, shade(bark, -0.1)],
      ]),
      brick,
    )
    c.ellipse(x + dx, y + dy - 16, 20, 22, '#e0b070', { isHardEdged: true, flow: 0.5 })
    c.ellipse(x + dx, y + dy - 16, 10, 11, '#b5783f', { isHardEdged: true })
    for (let k = 0; k < 4; k++) {
      const from = x + dx + 40 + c.random() * 150
      c.line(
        [
          [from, y + dy - 34 + k * 9],
          [from + 50, y + dy - 36 + k * 9],
          [from + 90, y + dy - 38 + k * 9],
        ],
        shade(bark, -0.16),
        3,
        { opacity: 0.7 },
      )
    }
  }
}

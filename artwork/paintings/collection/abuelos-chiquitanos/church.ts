import type { Composition } from '../../rendering/composition'
import { drawSun } from '../../motifs/sun'
import { drawRoof } from './churchRoof'

const middle = 1300
const eaves = 690
const ground = 1130
const half = 290

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 3 } as const
const level = { flow: 0, isHardEdged: true, angleJitter: 0.2 } as const

/** A mission church under one wide roof, painted with ochre ornament. */
export function drawChurch(c: Composition) {
  drawWall(c)
  c.path(
    `M${middle - 84},${ground}V880C${middle - 84},770 ${middle + 84},770 ${middle + 84},880V${ground}Z`,
    '#6b3426',
    down,
  )
  c.path(
    `M${middle - 56},${ground}V884C${middle - 56},806 ${middle + 56},806 ${middle + 56},884V${ground}Z`,
    '#2c2026',
    down,
  )
  for (const x of [-230, -135, 135, 230]) drawColumn(c, middle + x)
  drawRoof(c, { middle, eaves, half })
}

function drawWall(c: Composition) {
  const plaster = c.gradient(
    [
      [0, '#f8e9c4'],
      [1, '#dcae72'],
    ],
    1,
    0.4,
  )
  c.rect(middle - half, eaves - 30, half * 2, ground - eaves + 30, plaster, down)
  c.polygon(
    [
      [middle - half, eaves - 10],
      [middle, 520],
      [middle + half, eaves - 10],
    ],
    '#f1d79f',
    down,
  )
  drawSun(c, middle, 640, 40, {
    rays: 16,
    core: '#f8d67c',
    disc: '#d9792f',
    rayColours: ['#a8452c', '#2f7a5c'],
    reach: 1.9,
  })
  for (let figure = 0; figure < 13; figure++) {
    const x = middle - half + 22 + (figure * (half * 2 - 44)) / 12
    const fill = figure % 2 ? '#b5532f' : '#2f7a5c'
    c.polygon(
      [
        [x - 19, 762],
        [x, 738],
        [x + 19, 762],
        [x, 786],
      ],
      fill,
      { flow: Math.PI / 4, isHardEdged: true, colourJitter: 0.6 },
    )
  }
  for (const y of [726, 798])
    c.line(
      [
        [middle - half, y],
        [middle + half, y],
      ],
      '#a8452c',
      5,
      { paintLoad: 90 },
    )
}

/** Turned wood, like a rope. */
function drawColumn(c: Composition, x: number) {
  const [top, bottom] = [822, ground]
  c.rect(x - 22, top, 44, bottom - top, '#bd7b3c', down)
  const turns = 8
  for (let turn = 0; turn < turns; turn++) {
    const y = top + 6 + (turn * (bottom - top)) / turns
    const d = `M${x - 24},${y + 30}C${x - 6},${y + 28} ${x + 10},${y + 14} ${x + 24},${y}V${y + 15}C${x + 10},${y + 29} ${x - 6},${y + 43} ${x - 24},${y + 45}Z`
    c.path(d, turn % 2 ? '#7d4527' : '#935a31', { flow: -0.6, isHardEdged: true })
  }
  c.rect(x - 32, top - 16, 64, 20, '#7d3a27', level)
}

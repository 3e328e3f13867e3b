import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'

const width = 1650
const eaves = 1010
const arches = { top: 1200, foot: 1480, count: 7 } as const
const wall = { light: '#e59a62', mid: '#cf7345', dark: '#8f3f30', trim: '#f5e3bd' }
const upright = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 3.5 } as const

/** Blue hills, then a long house with tiles, balconies and an arcade. */
export function drawArcade(c: Composition) {
  c.path(
    'M-20,960C160,880 260,860 400,920C560,980 640,900 800,930C960,960 1080,850 1240,890C1400,930 1500,880 1670,940V1100H-20Z',
    c.gradient([
      [0, '#3f93a3'],
      [1, '#8fc0a8'],
    ]),
    { flow: 0.3, angleJitter: 0.6, minRadius: 5 },
  )
  c.rect(
    0,
    eaves,
    width,
    arches.foot - eaves,
    c.gradient([
      [0, wall.light],
      [1, wall.mid],
    ]),
    upright,
  )
  drawTiles(c)
  const bay = width / arches.count
  for (let k = 0; k < arches.count; k++) {
    const x = bay * (k + 0.5)
    drawBalcony(c, x)
    drawArch(c, x, bay * 0.36)
  }
  c.rect(0, arches.top - 62, width, 20, wall.trim, { flow: 0, isHardEdged: true, minRadius: 3.5 })
}

function drawTiles(c: Composition) {
  c.polygon(
    [
      [-20, eaves + 14],
      [-20, eaves - 66],
      [width + 20, eaves - 66],
      [width + 20, eaves + 14],
    ],
    '#b5482f',
    {
      flow: Math.PI / 2,
      isHardEdged: true,
      minRadius: 3.5,
    },
  )
  for (let x = -10; x < width; x += 34) {
    const tile = mix('#d9683f', '#8f3628', c.random())
    c.rect(x, eaves - 66, 20, 84, tile, { ...upright, angleJitter: 0.1 })
    c.ellipse(x + 10, eaves + 18, 13, 9, shade(tile, -0.1), { isHardEdged: true, flow: 0 })
  }
}

function drawBalcony(c: Composition, x: number) {
  c.rect(x - 40, eaves + 34, 80, 96, wall.trim, upright)
  c.rect(x - 29, eaves + 44, 58, 86, '#1f5f6a', upright)
  c.rect(x - 29, eaves + 44, 29, 86, '#2f7f86', upright)
  for (const bar of [-44, -26, -9, 9, 26, 44])
    c.line(
      [
        [x + bar, eaves + 92],
        [x + bar, eaves + 130],
      ],
      '#3a2a33',
      3,
    )
  c.line(
    [
      [x - 48, eaves + 91],
      [x, eaves + 92],
      [x + 48, eaves + 91],
    ],
    '#3a2a33',
    4,
  )
}

/** An open arch with a shaded corridor behind it. */
function drawArch(c: Composition, x: number, half: number) {
  const { top, foot } = arches
  const opening = `M${x - half},${foot}V${top + half}A${half},${half} 0 0 1 ${x + half},${top + half}V${foot}Z`
  c.path(
    opening,
    c.gradient([
      [0, '#5a2436'],
      [0.7, '#8a3f38'],
      [1, '#b5603f'],
    ]),
    { ...upright, minRadius: 2.3 },
  )
  c.path(
    `M${x - half},${foot}V${top + half}A${half},${half} 0 0 1 ${x - half * 0.35},${top + half * 0.08}V${foot}Z`,
    '#46203a',
    upright,
  )
  const rim = Array.from({ length: 11 }, (_, k): Point => {
    const angle = Math.PI * (1 + k / 10)
    return [x + Math.cos(angle) * (half + 4), top + half + Math.sin(angle) * (half + 4)]
  })
  c.line([[x - half - 4, foot], ...rim, [x + half + 4, foot]], wall.trim, 8, { paintLoad: 400 })
}

/** Tiles that run to the foot of the arcade. */
export function drawFloor(c: Composition) {
  const { foot } = arches
  const vanish = { x: width / 2, y: foot - 260 }
  const brush = { flow: radialFlow(vanish.x, vanish.y), isHardEdged: true, angleJitter: 0.15, minRadius: 4 }
  const rows = [0, 0.05, 0.13, 0.25, 0.42, 0.66, 1]
  const bottom = 2220
  const at = (column: number, y: number) => vanish.x + (column * 96 * (y - vanish.y)) / (foot - vanish.y)
  c.rect(0, foot, width, bottom - foot, '#c9704a', brush)
  rows.slice(0, -1).forEach((row, k) => {
    const [y, y2] = [lerp(foot, bottom, row), lerp(foot, bottom, rows[k + 1]!)]
    for (let column = -10; column < 10; column++) {
      if (at(column + 1, y2) < -60 || at(column, y2) > width + 60) continue
      const isPale = (column + k) % 2 === 0
      const colour = isPale ? mix('#f0cf9a', '#e0a878', c.random()) : mix('#c9643f', '#9f4433', c.random())
      c.polygon(
        [
          [at(column, y), y],
          [at(column + 1, y), y],
          [at(column + 1, y2), y2],
          [at(column, y2), y2],
        ],
        colour,
        brush,
      )
    }
  })
}

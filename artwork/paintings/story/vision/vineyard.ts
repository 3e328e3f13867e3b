import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow } from '../../rendering/curves'
import { drawBasket } from '../../motifs/basket'
import { drawBowlerWoman } from '../../motifs/bowlerWoman'
import { drawGrapes, muscat, vineGreens, drawVineLeaf } from '../../motifs/vine'
import { drawHarvester } from './harvester'

const [width, foot] = [1650, 2260]
const vanish = { x: 900, y: 1000 } as const
const depths = 34
const rows = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** Where the ground of a row lies at a depth from 0, far, to 1, at the viewer's feet. */
const rowX = (row: number, depth: number) => lerp(vanish.x + row * 22, vanish.x - 60 + row * 560, depth)
const groundY = (depth: number) => lerp(vanish.y + 16, foot, depth)

/** Red earth between rows of vines that meet under the sierra, and two people at the harvest. */
export function drawVineyard(c: Composition) {
  const flow = radialFlow(vanish.x, vanish.y)
  c.rect(
    -20,
    vanish.y + 10,
    width + 40,
    foot,
    c.gradient([
      [0, '#e6b06a'],
      [0.35, '#cf7a48'],
      [1, '#96452f'],
    ]),
    {
      flow,
      angleJitter: 0.3,
      minRadius: 5,
    },
  )
  for (let k = 0; k < 130; k++) {
    const depth = c.random() ** 1.4
    const x = vanish.x + (c.random() - 0.5) * lerp(40, 900, depth)
    const size = lerp(6, 46, depth)
    c.ellipse(x, groundY(depth), size, size * 0.22, mix('#f0b878', '#8a3a2c', c.random()), {
      flow: 0,
      isHardEdged: true,
    })
  }
  for (const row of rows) {
    const shadow = rowX(row, 1)
    c.polygon(
      [
        [rowX(row, 0), vanish.y + 16],
        [shadow - 40, foot],
        [shadow + 300, foot],
        [rowX(row, 0) + 7, vanish.y + 16],
      ],
      row % 2 ? '#7a4a34' : '#70402f',
      { flow, angleJitter: 0.2, minRadius: 4 },
    )
  }
  for (let step = 0; step < depths; step++) {
    const depth = (step / (depths - 1)) ** 2
    if (step === 24) drawWoman(c)
    if (step === 21) drawMan(c)
    for (const row of rows) drawVine(c, row, depth, step)
  }
}

function drawVine(c: Composition, row: number, depth: number, step: number) {
  const [x, y, size] = [rowX(row, depth), groundY(depth), lerp(13, 330, depth)]
  if (x < -size || x > width + size) return
  if (step % 4 === 0 && depth > 0.02) {
    c.line(
      [
        [x, y],
        [x + size * 0.02, y - size * 0.6],
        [x, y - size * 1.06],
      ],
      '#5a3626',
      Math.max(2.6, size * 0.03),
    )
  }
  const haze = (1 - depth) ** 3 * 0.45
  for (let k = 0; k < 9; k++) {
    const [u, v] = [(c.random() - 0.5) * 1.05, c.random()]
    const lit = Math.max(0, Math.min(4.99, 1.4 + 2.4 * v - 1.7 * u + (c.random() - 0.5) * 2))
    const colour = mix(vineGreens[Math.floor(lit)]!, '#ecd9a0', haze)
    const [px, py] = [x + u * size, y - size * (0.24 + 0.72 * v)]
    if (size > 60)
      drawVineLeaf(
        c,
        px,
        py - size * 0.12,
        size * (0.26 + 0.12 * c.random()),
        (c.random() - 0.5) * 120,
        colour,
      )
    else
      c.ellipse(px, py, size * 0.26, size * 0.2, colour, {
        isHardEdged: size > 34,
        flow: c.random() * 3,
        angleJitter: 2,
      })
  }
  if (size > 60 && c.random() < 0.55)
    drawGrapes(c, x + (c.random() - 0.5) * size * 0.6, y - size * 0.62, size * 0.3)
}

function drawWoman(c: Composition) {
  const [x, y] = [600, 1800]
  c.ellipse(x + 120, y + 4, 300, 30, '#4a2430', { opacity: 0.5, flow: 0, minRadius: 4 })
  drawBowlerWoman(c, x, y, 700, {
    skirt: '#c42f48',
    trim: '#f6c445',
    shawl: '#1f6f86',
    bundle: ['#f0a22e', '#d8322f', '#f6e3b8', '#1f8f63', '#7a2c8f'],
    hat: shade('#ecd9a4', -0.03),
  })
  drawBasket(c, 830, 1815, 210, muscat)
}

function drawMan(c: Composition) {
  const [x, y] = [1085, 1590]
  c.ellipse(x + 110, y + 2, 220, 24, '#4a2430', { opacity: 0.5, flow: 0, minRadius: 4 })
  drawHarvester(c, x, y, 600)
}

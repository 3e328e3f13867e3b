import { shade } from '../rendering/colour'
import { Composition } from '../rendering/composition'
import type { Point } from '../rendering/curves'
import { lerp } from '../../shared/numbers'
import { drawAwayo, type Drape } from '../motifs/awayo'
import { drawHouse } from '../motifs/house'
import { drawPeak } from '../motifs/peak'
import { altiplano } from '../painters/altiplano'
import type { Painting } from '../painting'
import { detail } from './detailSize'

const { width, height } = detail
const strip = { left: 790, right: 1190 } as const

/** Top to bottom along the cloth, left to right across it; its edges are a little uneven. */
const drape: Drape = (along, across) => {
  const y = -20 + along * (height + 40)
  const sway = Math.sin(y / 170) * 5
  return [lerp(strip.left, strip.right, across) + sway + y * 0.035, y]
}

function drawSlope(c: Composition) {
  const sky = c.gradient([
    [0, '#2f2470'],
    [1, '#e0703f'],
  ])
  c.rect(0, 0, width, 420, sky, { flow: 0, paper: 'torn' })
  drawPeak(c, { x: 330, y: 60, left: 330, right: 330, foot: 480 })
  c.rect(0, 330, width, height, '#6a2f45', { flow: 0.3 })
  const bricks = ['#d9673a', '#c64f32', '#e58a45', '#b9472f', '#e9b067', '#d67a5a', '#7a5a9c']
  for (let row = 0; row < 7; row++) {
    const size = lerp(100, 190, row / 6)
    for (let x = -60; x < width; x += size * lerp(0.92, 1.06, c.random())) {
      const box = {
        x,
        y: 440 + row * 108 + c.random() * 24,
        width: size * lerp(0.72, 1, c.random()),
        height: size * lerp(0.9, 1.5, c.random()),
      }
      c.drawAs(c.random() < 0.65 ? { paper: 'cut' } : {}, () => drawHouse(c, box, bricks, { litShare: 0.3 }))
    }
  }
}

function drawCloth(c: Composition) {
  const edge = [0, 0.25, 0.5, 0.75, 1].map((along): Point => drape(along, 1))
  c.polygon(
    [...edge.map(([x, y]): Point => [x - 8, y]), ...edge.map(([x, y]): Point => [x + 30, y + 14]).reverse()],
    '#2a1730',
    { opacity: 0.75, flow: Math.PI / 2 },
  )
  drawAwayo(c, {
    drape,
    figures: 7,
    pieces: 24,
    folds: (along) => 0.025 * Math.sin(along * 19),
    stripes: [
      { width: 5, colours: ['#8e1b3a'] },
      { width: 2, colours: ['#f3c14a'] },
      { width: 4, colours: ['#1f7d86'] },
      { width: 10, colours: ['#23205c', '#f3c14a'], pattern: 'teeth' },
      { width: 2, colours: ['#f6e3b8'] },
      { width: 4, colours: ['#c9263f'] },
      { width: 22, colours: ['#c9263f', '#f6e3b8', '#1f7d86'], pattern: 'diamonds' },
      { width: 4, colours: ['#c9263f'] },
      { width: 2, colours: ['#f6e3b8'] },
      { width: 10, colours: ['#1f6a4f', '#f08a3c'], pattern: 'steps' },
      { width: 4, colours: ['#b5306f'] },
      { width: 2, colours: ['#f3c14a'] },
      { width: 5, colours: ['#8e1b3a'] },
    ],
  })
  drawWeft(c)
  for (const across of [0.02, 0.98]) drawStitches(c, across)
}

/** The single threads of the weave. */
function drawWeft(c: Composition) {
  const threads = 150
  for (let thread = 0; thread < threads; thread++) {
    const along = (thread + 0.5) / threads
    const points = [0.005, 0.25, 0.5, 0.75, 0.995].map((across): Point => drape(along, across))
    c.line(points, thread % 2 ? '#2a1020' : '#fff0d0', 2.4, {
      paintLoad: 400,
      opacity: thread % 2 ? 0.34 : 0.16,
    })
  }
}

/** Slanted stitches of pale thread hold it to the canvas; each has its shadow. */
function drawStitches(c: Composition, across: number) {
  const count = 26
  for (let stitch = 0; stitch < count; stitch++) {
    const [x, y] = drape((stitch + 0.5) / count, across)
    const points: readonly Point[] = [
      [x - 20, y + 10 + c.random() * 3],
      [x, y - 1],
      [x + 20, y - 11 - c.random() * 3],
    ]
    c.line(
      points.map(([u, v]): Point => [u + 4, v + 6]),
      '#2a1020',
      4.5,
      { paintLoad: 90, opacity: 0.6 },
    )
    c.line(points, shade('#f3e6c8', (c.random() - 0.5) * 0.05), 4.6, { paintLoad: 90 })
  }
}

/** Mixed media: houses of paint and of cut paper, and a woven strip sewn to the canvas. */
export const techniqueMixta: Painting = {
  ...altiplano.mixed,
  primer: '#5a2a35',
  async compose() {
    const c = new Composition(width, height, 44)
    drawSlope(c)
    drawCloth(c)
    return c.rasterise()
  },
}

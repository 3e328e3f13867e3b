import { mix } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { addFacets } from '../../rendering/addFacets'
import { drawBench } from './bench'
import { drawGrandfather } from './grandfather'
import { drawGrandmother } from './grandmother'
import { drawLake, drawMountains, drawShore } from './lake'
import { drawHalo } from '../../motifs/halo'
import { upright, type Painting } from '../../painting'

const { width } = upright
const sun = { x: 650, y: 720, radius: 185 } as const

function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#b5662a'],
    [0.35, '#e09a35'],
    [0.75, '#f6c95a'],
    [1, '#fbe0a0'],
  ])
  c.rect(0, 0, width, 1200, fill, { flow: circularFlow(sun.x, sun.y), angleJitter: 0.4, minRadius: 7 })
  drawHalo(c, sun.x, sun.y, [
    [1010, '#c97a2c'],
    [850, '#e39a38'],
    [690, '#f0b548'],
    [540, '#f8cd68'],
    [410, '#fce093'],
    [295, '#fff0bd'],
  ])
  c.circle(sun.x, sun.y, sun.radius, '#fff6d2', {
    flow: circularFlow(sun.x, sun.y),
    minRadius: 5,
    isHardEdged: true,
  })
  c.circle(sun.x - 14, sun.y - 16, sun.radius * 0.72, '#fffbe8', {
    flow: circularFlow(sun.x, sun.y),
    minRadius: 5,
  })
  for (const [x, y, long] of [
    [230, 300, 320],
    [1330, 230, 420],
    [1210, 470, 300],
    [880, 120, 300],
  ] as const)
    drawCloud(c, x, y, long)
}

/** A flat bank of evening cloud, red below and pale where the sun touches it. */
function drawCloud(c: Composition, x: number, y: number, long: number) {
  for (let k = 0; k < 26; k++) {
    const layer = k / 25
    const width = long * (0.14 + 0.26 * c.random())
    c.ellipse(
      x + (c.random() - 0.5) * long * (1.5 - 0.7 * layer),
      y + 52 - layer * 80 + (c.random() - 0.5) * 22,
      width,
      10 + c.random() * 10,
      mix('#c9602f', '#fff0c4', Math.min(1, layer * 0.9 + c.random() * 0.3)),
      { flow: 0.02, angleJitter: 0.4, opacity: 0.8, minRadius: 4 },
    )
  }
}

async function compose() {
  const c = new Composition(width, upright.height, 150)
  drawSky(c)
  drawMountains(c)
  drawLake(c, sun.x)
  drawShore(c)
  drawGrandmother(c, 560, 1715)
  drawGrandfather(c, 1010, 1715)
  drawBench(c)
  return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.04, tint: 0.018, seed: 50 })
}

/** An old couple before a lake at sunset. */
export const eventBodasDeOro: Painting = { compose, primer: '#8a4a1c' }

import { mix } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawBench } from './bench'
import { drawLake, drawMountains, drawShore } from './lake'
import { drawCouple } from './sharedCloth'
import { upright, type Painting } from '../../painting'

const { width } = upright
const sun = { x: 760, y: 905, radius: 120 } as const

/** Evening in bands; the sun has come down between the mountains. */
function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#5f6aa0'],
    [0.3, '#c98a7a'],
    [0.6, '#f0b04a'],
    [0.85, '#fbe0a0'],
    [1, '#fff0c0'],
  ])
  c.rect(0, 0, width, 1200, fill, { flow: 0.04, angleJitter: 0.4, minRadius: 7 })
  for (const [x, y, long] of [
    [260, 250, 420],
    [1240, 170, 520],
    [1330, 430, 380],
    [700, 400, 460],
    [240, 560, 360],
    [1040, 620, 420],
  ] as const)
    drawCloud(c, x, y, long)
  c.circle(sun.x, sun.y, sun.radius, '#fff6d2', { flow: 0, minRadius: 4, isHardEdged: true })
}

/** A flat bank of evening cloud, violet below and pale where the sun touches it. */
function drawCloud(c: Composition, x: number, y: number, long: number) {
  for (let k = 0; k < 30; k++) {
    const layer = k / 29
    const width = long * (0.14 + 0.26 * c.random())
    c.ellipse(
      x + (c.random() - 0.5) * long * (1.5 - 0.7 * layer),
      y + 52 - layer * 80 + (c.random() - 0.5) * 22,
      width,
      10 + c.random() * 12,
      mix(y < 300 ? '#8a5a8c' : '#c9602f', '#fff0c4', Math.min(1, layer * 0.9 + c.random() * 0.3)),
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
  drawCouple(c, 1715)
  drawBench(c)
  return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 50 })
}

/** An old couple under one cloth before a lake at sunset. */
export const eventBodasDeOro: Painting = { ...valles.oil, compose, primer: '#8a4a1c' }

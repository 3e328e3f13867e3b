import { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { addFacets } from '../../rendering/addFacets'
import { drawHangingVine } from './hangingVine'
import { drawLand } from './land'
import { drawVineyard } from './vineyard'
import { drawHalo } from '../../motifs/halo'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
const sun = { x: 560, y: 470, radius: 135 } as const

function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#155a9f'],
    [0.5, '#4aa0c8'],
    [0.82, '#f3d9a0'],
    [1, '#f6b973'],
  ])
  c.rect(0, 0, width, 1010, fill, { flow: circularFlow(sun.x, sun.y), angleJitter: 0.6, minRadius: 7 })
  drawHalo(c, sun.x, sun.y, [
    [820, '#2f7fbb'],
    [660, '#5fa9c4'],
    [500, '#95c6ba'],
    [360, '#d3d9a4'],
    [245, '#f6dd8f'],
  ])
  c.circle(sun.x, sun.y, sun.radius, '#fdeaa8', {
    flow: circularFlow(sun.x, sun.y),
    minRadius: 5,
    isHardEdged: true,
  })
  c.circle(sun.x - 10, sun.y - 12, sun.radius * 0.7, '#fffadb', {
    flow: circularFlow(sun.x, sun.y),
    minRadius: 5,
  })
}

async function compose() {
  const c = new Composition(width, height, 133)
  drawSky(c)
  drawLand(c)
  drawVineyard(c)
  drawHangingVine(c)
  return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.04, tint: 0.02, seed: 8 })
}

/** The harvest in a high valley. */
export const vision: Painting = { compose, primer: '#74392a' }

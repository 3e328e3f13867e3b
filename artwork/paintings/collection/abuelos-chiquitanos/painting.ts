import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawChurch } from './church'
import { drawHills, drawSky, drawTajibo } from './country'
import { drawGrandfather } from './grandfather'
import { drawGrandmother } from './grandmother'
import { drawPalms, drawUndergrowth } from './leaves'
import { upright, type Painting } from '../../painting'

/** An old couple of the Chiquitania, before a mission church and a tajibo in flower. */
export const abuelosChiquitanos: Painting = {
  primer: '#6b3f1f',
  async compose() {
    const c = new Composition(upright.width, upright.height, 21)
    drawSky(c)
    drawHills(c)
    drawPalms(c)
    drawChurch(c)
    drawTajibo(c)
    drawGrandfather(c)
    drawGrandmother(c)
    drawUndergrowth(c)
    return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.035, tint: 0.02, seed: 5 })
  },
}

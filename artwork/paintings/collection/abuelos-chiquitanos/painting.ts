import { Composition } from '../../rendering/composition'
import { gradeReference } from '../../rendering/gradeReference'
import { llanos, llanosLight } from '../../painters/llanos'
import { drawChurch } from './church'
import { drawHills, drawSky, drawTajibo } from './country'
import { drawGrandfather } from './grandfather'
import { drawGrandmother } from './grandmother'
import { drawPalms, drawUndergrowth } from './leaves'
import { upright, type Painting } from '../../painting'

/** An old couple of the Chiquitania, before a mission church and a tajibo in flower. */
export const abuelosChiquitanos: Painting = {
  ...llanos.acrylic,
  primer: '#8a4f22',
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
    return gradeReference(await c.rasterise(), llanosLight)
  },
}

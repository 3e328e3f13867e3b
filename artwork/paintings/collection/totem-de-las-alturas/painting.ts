import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { upright, type Painting } from '../../painting'
import { drawBelt, drawChest } from './body'
import { drawCrown } from './crown'
import { drawHead } from './head'
import { drawForeground, drawLand, drawPlatform } from './landAndPlatform'
import { drawPuma } from './puma'
import { drawSky } from './sky'
import { drawWings } from './wings'

/** A guardian of stone on a puma, winged like a condor, his crown of feathers open over the sun. */
export const totemDeLasAlturas: Painting = {
  primer: '#3a1f4a',
  async compose() {
    const c = new Composition(upright.width, upright.height, 77)
    drawSky(c)
    drawLand(c)
    drawPlatform(c)
    drawWings(c)
    drawCrown(c)
    drawChest(c)
    drawHead(c)
    drawBelt(c)
    drawPuma(c)
    drawForeground(c)
    return addFacets(await c.rasterise(), { lines: 8, arcs: 5, lightness: 0.04, tint: 0.025, seed: 31 })
  },
}

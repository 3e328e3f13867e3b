import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { altiplano, altiplanoFacets, altiplanoLight } from '../../painters/altiplano'
import { upright, type Painting } from '../../painting'
import { drawBelt, drawChest } from './body'
import { drawCrown } from './crown'
import { drawHead } from './head'
import { drawForeground, drawLand, drawPlatform } from './landAndPlatform'
import { drawPuma } from './puma'
import { drawSky } from './sky'
import { drawWings } from './wings'

/** A guardian of stone on a puma, winged like a condor, the rays of the Gate of the Sun about his face. */
export const totemDeLasAlturas: Painting = {
  ...altiplano.acrylic,
  primer: '#1c1644',
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
    const flat = gradeReference(await c.rasterise(), altiplanoLight)
    return addFacets(flat, { ...altiplanoFacets, seed: 31 })
  },
}

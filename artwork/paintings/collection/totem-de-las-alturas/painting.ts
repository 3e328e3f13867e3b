import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { upright, type Painting } from '../../painting'
import { belt, chest } from './body'
import { crown } from './crown'
import { head } from './head'
import { foreground, land, platform } from './land'
import { puma } from './puma'
import { sky } from './sky'
import { wings } from './wings'

/** A guardian of stone on a puma, winged like a condor, his crown of feathers open over the sun. */
export const totemDeLasAlturas: Painting = {
  primer: '#3a1f4a',
  async compose() {
    const c = new Composition(upright.width, upright.height, 77)
    sky(c)
    land(c)
    platform(c)
    wings(c)
    crown(c)
    chest(c)
    head(c)
    belt(c)
    puma(c)
    foreground(c)
    return addFacets(await c.rasterise(), { lines: 8, arcs: 5, lightness: 0.04, tint: 0.025, seed: 31 })
  },
}

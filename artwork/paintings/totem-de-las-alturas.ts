import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { upright, type Painted } from './painted'
import { belt, chest } from './totem-de-las-alturas/body'
import { crown } from './totem-de-las-alturas/crown'
import { head } from './totem-de-las-alturas/head'
import { foreground, land, platform } from './totem-de-las-alturas/land'
import { puma } from './totem-de-las-alturas/puma'
import { sky } from './totem-de-las-alturas/sky'
import { wings } from './totem-de-las-alturas/wings'

/** A guardian of stone on a puma, winged like a condor, his crown of feathers open over the sun. */
export const totemDeLasAlturas: Painted = {
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
    return facet(await c.rasterise(), { lines: 8, arcs: 5, lightness: 0.04, tint: 0.025, seed: 31 })
  },
}

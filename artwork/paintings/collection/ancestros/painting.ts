import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { altiplano, altiplanoFacets, altiplanoLight } from '../../painters/altiplano'
import { company } from './fiveAncestors'
import { drawLand } from './land'
import { drawOfferings } from './offerings'
import { drawPresence } from './ancestor'
import { drawSky } from './sky'
import { upright, type Painting } from '../../painting'

/** Five masked ancestors keep watch on the altiplano, and the dark llama walks above them. */
export const ancestros: Painting = {
  ...altiplano.oil,
  primer: '#1f1440',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 56)
    drawSky(picture)
    drawLand(picture)
    for (const who of company) drawPresence(picture, who)
    drawOfferings(picture)
    const flat = gradeReference(await picture.rasterise(), altiplanoLight)
    return addFacets(flat, { ...altiplanoFacets, seed: 14 })
  },
}

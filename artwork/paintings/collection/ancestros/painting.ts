import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { company } from './fiveAncestors'
import { drawLand } from './land'
import { drawOfferings } from './offerings'
import { drawPresence } from './ancestor'
import { drawSky } from './sky'
import { upright, type Painting } from '../../painting'

/** Five masked ancestors keep watch on the altiplano, and the dark llama walks above them. */
export const ancestros: Painting = {
  primer: '#3a1650',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 56)
    drawSky(picture)
    drawLand(picture)
    for (const who of company) drawPresence(picture, who)
    drawOfferings(picture)
    return addFacets(await picture.rasterise(), { lines: 7, arcs: 4, lightness: 0.035, tint: 0.02, seed: 14 })
  },
}

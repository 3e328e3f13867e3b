import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { company } from './company'
import { land } from './land'
import { offerings } from './offerings'
import { presence } from './presence'
import { sky } from './sky'
import { upright, type Painting } from '../../painting'

/** Five masked ancestors keep watch on the altiplano, and the dark llama walks above them. */
export const ancestros: Painting = {
  primer: '#3a1650',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 56)
    sky(picture)
    land(picture)
    for (const who of company) presence(picture, who)
    offerings(picture)
    return addFacets(await picture.rasterise(), { lines: 7, arcs: 4, lightness: 0.035, tint: 0.02, seed: 14 })
  },
}

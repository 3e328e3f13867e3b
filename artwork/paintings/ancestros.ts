import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { company } from './ancestros/company'
import { land } from './ancestros/land'
import { offerings } from './ancestros/offerings'
import { presence } from './ancestros/presence'
import { sky } from './ancestros/sky'
import { upright, type Painted } from './painted'

/** Five masked ancestors keep watch on the altiplano, and the dark llama walks above them. */
export const ancestros: Painted = {
  primer: '#3a1650',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 56)
    sky(picture)
    land(picture)
    for (const who of company) presence(picture, who)
    offerings(picture)
    return facet(await picture.rasterise(), { lines: 7, arcs: 4, lightness: 0.035, tint: 0.02, seed: 14 })
  },
}

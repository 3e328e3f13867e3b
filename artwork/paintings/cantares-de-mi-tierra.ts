import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { garland } from './cantares-de-mi-tierra/garland'
import { man } from './cantares-de-mi-tierra/man'
import { restingSong } from './cantares-de-mi-tierra/still'
import { hillsides, poplars, sky } from './cantares-de-mi-tierra/valley'
import { hamlet, vineyard } from './cantares-de-mi-tierra/vineyard'
import { woman } from './cantares-de-mi-tierra/woman'
import { upright, type Painted } from './painted'

/** A couple dances a cueca among the vines while the sun goes out in rings. */
export const cantaresDeMiTierra: Painted = {
  primer: '#7a2c24',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 34)
    sky(picture)
    hillsides(picture)
    hamlet(picture)
    vineyard(picture)
    poplars(picture)
    garland(picture)
    man(picture)
    woman(picture)
    restingSong(picture)
    return facet(await picture.rasterise(), { lines: 6, arcs: 3, lightness: 0.035, tint: 0.016, seed: 23 })
  },
}

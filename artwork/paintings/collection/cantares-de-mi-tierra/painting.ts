import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { garland } from './garland'
import { man } from './man'
import { restingSong } from './still'
import { hillsides, poplars, sky } from './valley'
import { hamlet, vineyard } from './vineyard'
import { woman } from './woman'
import { upright, type Painting } from '../../painting'

/** A couple dances a cueca among the vines while the sun goes out in rings. */
export const cantaresDeMiTierra: Painting = {
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
    return addFacets(await picture.rasterise(), {
      lines: 6,
      arcs: 3,
      lightness: 0.035,
      tint: 0.016,
      seed: 23,
    })
  },
}

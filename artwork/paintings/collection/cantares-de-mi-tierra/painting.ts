import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawGarland } from './garland'
import { drawMan } from './man'
import { drawRestingSong } from './guitarAndBasket'
import { drawHillsides, drawPoplars, drawSky } from './valley'
import { drawHamlet, drawVineyard } from './vineyard'
import { drawWoman } from './woman'
import { upright, type Painting } from '../../painting'

/** A couple dances a cueca among the vines while the sun goes out in rings. */
export const cantaresDeMiTierra: Painting = {
  primer: '#7a2c24',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 34)
    drawSky(picture)
    drawHillsides(picture)
    drawHamlet(picture)
    drawVineyard(picture)
    drawPoplars(picture)
    drawGarland(picture)
    drawMan(picture)
    drawWoman(picture)
    drawRestingSong(picture)
    return addFacets(await picture.rasterise(), {
      lines: 6,
      arcs: 3,
      lightness: 0.035,
      tint: 0.016,
      seed: 23,
    })
  },
}

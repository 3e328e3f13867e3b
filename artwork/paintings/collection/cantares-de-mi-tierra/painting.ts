import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawGarland } from './garland'
import { drawMan } from './man'
import { drawRestingSong } from './guitarAndBasket'
import { drawHillsides, drawPoplars, drawSky } from './valley'
import { drawHamlet, drawVineyard } from './vineyard'
import { drawWoman } from './woman'
import { upright, type Painting } from '../../painting'

/** A couple dances a cueca among the vines while the sun goes out in rings. */
export const cantaresDeMiTierra: Painting = {
  ...valles.oil,
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
    return addFacets(gradeReference(await picture.rasterise(), vallesLight), { ...vallesFacets, seed: 23 })
  },
}

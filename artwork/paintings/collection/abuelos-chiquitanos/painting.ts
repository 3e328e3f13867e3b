import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { church } from './church'
import { hills, sky, tajibo } from './country'
import { grandfather } from './grandfather'
import { grandmother } from './grandmother'
import { palms, undergrowth } from './leaves'
import { upright, type Painting } from '../../painting'

/** An old couple of the Chiquitania, before a mission church and a tajibo in flower. */
export const abuelosChiquitanos: Painting = {
  primer: '#6b3f1f',
  async compose() {
    const c = new Composition(upright.width, upright.height, 21)
    sky(c)
    hills(c)
    palms(c)
    church(c)
    tajibo(c)
    grandfather(c)
    grandmother(c)
    undergrowth(c)
    return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.035, tint: 0.02, seed: 5 })
  },
}

import { Composition } from '../../rendering/composition'
import { facet } from '../../rendering/facets'
import { church } from './church'
import { hills, sky, tajibo } from './country'
import { grandfather } from './grandfather'
import { grandmother } from './grandmother'
import { palms, undergrowth } from './leaves'
import { upright, type Painted } from '../../painting'

/** An old couple of the Chiquitania, before a mission church and a tajibo in flower. */
export const abuelosChiquitanos: Painted = {
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
    return facet(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.035, tint: 0.02, seed: 5 })
  },
}

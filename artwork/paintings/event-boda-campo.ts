import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { bench } from './event-boda-campo/bench'
import { bouquet, hats } from './event-boda-campo/keepsakes'
import { crowns, fallen, trunks } from './event-boda-campo/trees'
import { hills, sky } from './event-boda-campo/valley'
import { veil } from './event-boda-campo/veil'
import { vineyard } from './event-boda-campo/vineyard'
import { upright, type Painted } from './painted'

/** Two trees that share one crown over a path between vines; a bench, a veil, two hats, and nobody. */
export const eventBodaCampo: Painted = {
  primer: '#7a4a38',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 77)
    sky(composition)
    hills(composition)
    vineyard(composition)
    trunks(composition)
    crowns(composition)
    hats(composition)
    bench(composition)
    veil(composition)
    bouquet(composition)
    fallen(composition)
    return facet(await composition.rasterise(), { lines: 5, arcs: 4, lightness: 0.03, tint: 0.015, seed: 33 })
  },
}

import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { bench } from './bench'
import { bouquet, hats } from './keepsakes'
import { crowns, fallen } from './treeCrowns'
import { trunks } from './trees'
import { hills, sky } from './valley'
import { veil } from './veil'
import { vineyard } from './vineyard'
import { upright, type Painting } from '../../painting'

/** Two trees that share one crown over a path between vines; a bench, a veil, two hats, and nobody. */
export const eventBodaCampo: Painting = {
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
    return addFacets(await composition.rasterise(), {
      lines: 5,
      arcs: 4,
      lightness: 0.03,
      tint: 0.015,
      seed: 33,
    })
  },
}

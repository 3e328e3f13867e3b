import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { dove } from './dove'
import { font, steps } from './font'
import { heaven } from './heaven'
import { candle, lilies } from './offerings'
import { upright, type Painting } from '../../painting'

/** A white dove comes down in rays over a stone shell of water, lilies and a candle. */
export const eventBautizo: Painting = {
  primer: '#3f6a6a',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 56)
    heaven(composition)
    steps(composition)
    font(composition)
    candle(composition)
    lilies(composition)
    dove(composition)
    return addFacets(await composition.rasterise(), {
      lines: 6,
      arcs: 4,
      lightness: 0.035,
      tint: 0.008,
      seed: 21,
    })
  },
}

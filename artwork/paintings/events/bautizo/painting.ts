import { Composition } from '../../rendering/composition'
import { facet } from '../../rendering/facets'
import { dove } from './dove'
import { font, steps } from './font'
import { heaven } from './heaven'
import { candle, lilies } from './offerings'
import { upright, type Painted } from '../../painting'

/** A white dove comes down in rays over a stone shell of water, lilies and a candle. */
export const eventBautizo: Painted = {
  primer: '#3f6a6a',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 56)
    heaven(composition)
    steps(composition)
    font(composition)
    candle(composition)
    lilies(composition)
    dove(composition)
    return facet(await composition.rasterise(), {
      lines: 6,
      arcs: 4,
      lightness: 0.035,
      tint: 0.008,
      seed: 21,
    })
  },
}

import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { dove } from './event-bautizo/dove'
import { font, steps } from './event-bautizo/font'
import { heaven } from './event-bautizo/heaven'
import { candle, lilies } from './event-bautizo/offerings'
import { upright, type Painted } from './painted'

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

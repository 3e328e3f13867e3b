import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawDove } from './dove'
import { drawFont, drawSteps } from './font'
import { drawHeaven } from './skyLight'
import { drawCandle, drawLilies } from './offerings'
import { upright, type Painting } from '../../painting'

/** A white dove comes down in rays over a stone shell of water, lilies and a candle. */
export const eventBautizo: Painting = {
  primer: '#3f6a6a',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 56)
    drawHeaven(composition)
    drawSteps(composition)
    drawFont(composition)
    drawCandle(composition)
    drawLilies(composition)
    drawDove(composition)
    return addFacets(await composition.rasterise(), {
      lines: 6,
      arcs: 4,
      lightness: 0.035,
      tint: 0.008,
      seed: 21,
    })
  },
}

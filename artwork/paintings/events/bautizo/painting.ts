import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawDove } from './dove'
import { drawFont, drawSteps } from './font'
import { drawHeaven } from './skyLight'
import { drawCandle, drawLilies } from './offerings'
import { upright, type Painting } from '../../painting'

/** A white dove comes down in rays over a stone shell of water, lilies and a candle. */
export const eventBautizo: Painting = {
  ...valles.pastel,
  primer: '#86b8b4',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 56)
    drawHeaven(composition)
    drawSteps(composition)
    drawFont(composition)
    drawCandle(composition)
    drawLilies(composition)
    drawDove(composition)
    return addFacets(gradeReference(await composition.rasterise(), vallesLight), {
      ...vallesFacets,
      seed: 21,
    })
  },
}

import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawCouple, drawLamps } from './couple'
import { drawCrowns, drawFallenBlossom } from './treeCrowns'
import { drawTrunks } from './trees'
import { drawHills, drawSky } from './valley'
import { drawVineyard } from './vineyard'
import { upright, type Painting } from '../../painting'

/** Two trees that share one crown over a path between vines, and a couple that walks away along it. */
export const eventBodaCampo: Painting = {
  ...valles.oil,
  primer: '#7a4a38',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 77)
    drawSky(composition)
    drawHills(composition)
    drawVineyard(composition)
    drawTrunks(composition)
    drawCrowns(composition)
    drawLamps(composition)
    drawCouple(composition)
    drawFallenBlossom(composition)
    return addFacets(gradeReference(await composition.rasterise(), vallesLight), {
      ...vallesFacets,
      seed: 33,
    })
  },
}

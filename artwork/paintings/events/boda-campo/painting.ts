import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawBench } from './bench'
import { drawBouquet, drawHats } from './hatsAndBouquet'
import { drawCrowns, drawFallenBlossom } from './treeCrowns'
import { drawTrunks } from './trees'
import { drawHills, drawSky } from './valley'
import { drawVeil } from './veil'
import { drawVineyard } from './vineyard'
import { upright, type Painting } from '../../painting'

/** Two trees that share one crown over a path between vines; a bench, a veil, two hats, and nobody. */
export const eventBodaCampo: Painting = {
  primer: '#7a4a38',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 77)
    drawSky(composition)
    drawHills(composition)
    drawVineyard(composition)
    drawTrunks(composition)
    drawCrowns(composition)
    drawHats(composition)
    drawBench(composition)
    drawVeil(composition)
    drawBouquet(composition)
    drawFallenBlossom(composition)
    return addFacets(await composition.rasterise(), {
      lines: 5,
      arcs: 4,
      lightness: 0.03,
      tint: 0.015,
      seed: 33,
    })
  },
}

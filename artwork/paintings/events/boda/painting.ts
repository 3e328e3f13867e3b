import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawBouquet } from './bouquet'
import { drawBride, drawBrideArms } from './bride'
import { drawVeil } from './dress'
import { drawFlowerArch } from './flowerArch'
import { drawGroom, drawGroomArm } from './groom'
import { drawCarpet, drawEvening, drawMixtura } from './skyAndCarpet'
import { upright, type Painting } from '../../painting'

/** Bride and groom, both about thirty, under an arch of flowers on a woven carpet. */
export const eventBoda: Painting = {
  primer: '#7a4233',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 62)
    drawEvening(composition)
    drawCarpet(composition)
    drawFlowerArch(composition)
    composition.path('M860,2100C1000,2040 1300,2040 1560,2110C1400,2150 1000,2150 860,2100Z', '#3a1020', {
      opacity: 0.4,
      flow: 0,
    })
    drawVeil(composition)
    drawGroom(composition)
    drawBride(composition)
    drawGroomArm(composition)
    drawBrideArms(composition)
    drawBouquet(composition)
    drawMixtura(composition)
    return addFacets(await composition.rasterise(), {
      lines: 6,
      arcs: 4,
      lightness: 0.035,
      tint: 0.02,
      seed: 9,
    })
  },
}

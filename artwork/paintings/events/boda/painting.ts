import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawBouquet } from './bouquet'
import { drawBride, drawBrideArm } from './bride'
import { drawVeil } from './dress'
import { drawEmbrace } from './embrace'
import { drawFlowerArch } from './flowerArch'
import { drawGroom, drawStole } from './groom'
import { drawBrideHand } from './hands'
import { drawBrideHead, drawGroomHead } from './heads'
import { drawCarpet, drawEvening, drawMixtura } from './skyAndCarpet'
import { upright, type Painting } from '../../painting'

/** Bride and groom from behind, both about thirty, their faces turned to each other under an arch of flowers. */
export const eventBoda: Painting = {
  ...valles.oil,
  primer: '#7a4233',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 62)
    drawEvening(composition)
    drawCarpet(composition)
    drawFlowerArch(composition)
    composition.path('M560,2110C800,2050 1300,2040 1560,2110C1400,2160 800,2160 560,2110Z', '#3a1020', {
      opacity: 0.4,
      flow: 0,
    })
    drawGroom(composition)
    drawBride(composition)
    drawBrideArm(composition)
    drawGroomHead(composition)
    drawBrideHead(composition)
    drawVeil(composition)
    drawEmbrace(composition)
    drawStole(composition)
    drawBouquet(composition)
    drawBrideHand(composition)
    drawMixtura(composition)
    return addFacets(gradeReference(await composition.rasterise(), vallesLight), { ...vallesFacets, seed: 9 })
  },
}

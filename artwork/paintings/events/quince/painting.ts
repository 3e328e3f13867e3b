import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawJug } from './jug'
import { drawRoses } from './roses'
import { drawClothedTable, drawFallenPetals } from './table'
import { drawOpenWindow } from './window'
import { drawButterfly } from '../../motifs/butterfly'
import { upright, type Painting } from '../../painting'

const blue = { colour: '#3f7fc4', edge: '#1d2350', spots: '#fff3d8' } as const
const amber = { colour: '#f29a2e', edge: '#3a1a24', spots: '#fff3d8' } as const
const white = { colour: '#fbeee0', edge: '#6f3a78', spots: '#f2b84a' } as const

/** Fifteen roses in a clay jug before a pink evening; nobody, and nothing that stands for somebody. */
export const eventQuince: Painting = {
  ...valles.acrylic,
  primer: '#6a2f4a',
  async compose() {
    const composition = new Composition(upright.width, upright.height, 15)
    drawOpenWindow(composition)
    drawClothedTable(composition)
    drawJug(composition)
    drawRoses(composition)
    drawFallenPetals(composition)
    drawButterfly(composition, 410, 520, 98, -0.5, { ...blue, open: 0.75 })
    drawButterfly(composition, 1262, 560, 80, 0.55, { ...amber, open: 0.8 })
    drawButterfly(composition, 672, 300, 66, 0.35, { ...white, open: 0.7 })
    drawButterfly(composition, 1330, 1240, 84, 0.9, { ...blue, open: 0.65 })
    drawButterfly(composition, 352, 1330, 78, -0.8, { ...amber, open: 0.7 })
    return addFacets(gradeReference(await composition.rasterise(), vallesLight), {
      ...vallesFacets,
      seed: 15,
    })
  },
}

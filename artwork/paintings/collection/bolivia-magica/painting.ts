import { Composition } from '../../rendering/composition'
import { gradeReference } from '../../rendering/gradeReference'
import { llanos, llanosLight } from '../../painters/llanos'
import { drawAlmanacSun } from './almanacSun'
import { drawAndes, drawDawn } from './dawn'
import { drawFlamingo } from './flamingo'
import { drawIsland } from './island'
import { drawSaltFlat } from './salt'
import { upright, type Painting } from '../../painting'

/** Dawn on the salt flat: a sun with closed eyes, flamingos, an island of cacti, the last stars. */
export const boliviaMagica: Painting = {
  ...llanos.pastel,
  primer: '#b087c2',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 71)
    drawDawn(picture)
    drawAlmanacSun(picture)
    drawAndes(picture)
    drawSaltFlat(picture)
    drawIsland(picture)
    drawFlamingo(picture, { x: 868, y: 1508, height: 300, mirrored: true, pose: 'upright' })
    drawFlamingo(picture, { x: 1040, y: 2010, height: 640, pose: 'feeding' })
    drawFlamingo(picture, { x: 440, y: 2060, height: 800, pose: 'upright' })
    return gradeReference(await picture.rasterise(), llanosLight)
  },
}

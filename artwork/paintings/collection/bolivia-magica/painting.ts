import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { almanacSun } from './almanacSun'
import { andes, dawn } from './dawn'
import { flamingo } from './flamingo'
import { island } from './island'
import { saltFlat } from './salt'
import { upright, type Painting } from '../../painting'

/** Dawn on the salt flat: a sun with closed eyes, flamingos, an island of cacti, the last stars. */
export const boliviaMagica: Painting = {
  primer: '#7a3a8c',
  compose: async () => {
    const picture = new Composition(upright.width, upright.height, 71)
    dawn(picture)
    almanacSun(picture)
    andes(picture)
    saltFlat(picture)
    island(picture)
    flamingo(picture, { x: 868, y: 1508, height: 300, mirrored: true, pose: 'upright' })
    flamingo(picture, { x: 1040, y: 2010, height: 640, pose: 'feeding' })
    flamingo(picture, { x: 440, y: 2060, height: 800, pose: 'upright' })
    return addFacets(await picture.rasterise(), { lines: 6, arcs: 3, lightness: 0.03, tint: 0.018, seed: 40 })
  },
}

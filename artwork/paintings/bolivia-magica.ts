import { Composition } from '../painter/composition'
import { facet } from '../painter/facets'
import { almanacSun } from './bolivia-magica/almanacSun'
import { andes, dawn } from './bolivia-magica/dawn'
import { flamingo } from './bolivia-magica/flamingo'
import { island } from './bolivia-magica/island'
import { saltFlat } from './bolivia-magica/salt'
import { upright, type Painted } from './painted'

/** Dawn on the salt flat: a sun with closed eyes, flamingos, an island of cacti, the last stars. */
export const boliviaMagica: Painted = {
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
    return facet(await picture.rasterise(), { lines: 6, arcs: 3, lightness: 0.03, tint: 0.018, seed: 40 })
  },
}

import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { condenser, demijohn } from './condenser'
import { distiller } from './distiller'
import { furnace, logs } from './furnace'
import { room } from './room'
import { pot } from './still'
import { sunbeam, windowToTheVineyards } from './window'
import { basket } from '../../motifs/basket'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
/** The middle of the still and the floor under it. */
const still = { x: 920, floor: 1790 } as const

async function compose() {
  const c = new Composition(width, height, 144)
  room(c, { x: still.x, y: 1600 })
  sunbeam(c)
  windowToTheVineyards(c)
  condenser(c, 1432, still.floor - 30)
  furnace(c, still.x, still.floor)
  pot(c, still.x, still.floor - 420, { x: 1432, y: 1330 })
  demijohn(c, 1268, 1990, 1.35)
  logs(c, 880, 1900)
  distiller(c, 330, 2060, 6.35)
  basket(c, 660, 2150, 250)
  demijohn(c, 1490, 2110, 1.9)
  demijohn(c, 1120, 2160, 1.6)
  return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.04, tint: 0.018, seed: 3 })
}

/** The still, its fire and the one who tends it. */
export const mision: Painting = { compose, primer: '#4d241a' }

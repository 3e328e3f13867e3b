import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawCondenser, drawDemijohn } from './condenser'
import { drawDistiller } from './distiller'
import { drawFurnace, drawLogs } from './furnace'
import { drawRoom } from './room'
import { drawPot } from './still'
import { drawSunbeam, drawWindowToTheVineyards } from './window'
import { drawBasket } from '../../motifs/basket'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
/** The middle of the still and the floor under it. */
const still = { x: 920, floor: 1790 } as const

async function compose() {
  const c = new Composition(width, height, 144)
  drawRoom(c, { x: still.x, y: 1600 })
  drawSunbeam(c)
  drawWindowToTheVineyards(c)
  drawCondenser(c, 1432, still.floor - 30)
  drawFurnace(c, still.x, still.floor)
  drawPot(c, still.x, still.floor - 420, { x: 1432, y: 1330 })
  drawDemijohn(c, 1268, 1990, 1.35)
  drawLogs(c, 880, 1900)
  drawBasket(c, 735, 2150, 240)
  drawDistiller(c)
  drawDemijohn(c, 1490, 2110, 1.9)
  drawDemijohn(c, 1120, 2160, 1.6)
  return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 3 })
}

/** The still, its fire and the one who tends it. */
export const mision: Painting = { ...valles.oil, compose, primer: '#4d241a' }

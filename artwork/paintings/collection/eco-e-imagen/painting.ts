import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawBoat, drawRipples, drawWater } from './lake'
import { drawIslands, shore, drawSky } from './night'
import { echoes, mirrored, voice } from './palette'
import { drawProfile } from './profile'
import { drawShoulder } from './shoulder'
import { visages } from './visage'
import { affineTransform } from '../../motifs/transform'
import { upright, type Painting } from '../../painting'

/** Where each head stands, the last echo first: its left edge and how many pixels a unit takes. */
const heads = [
  { x: 40, unit: 5, tones: echoes[2]!, visage: visages[0]! },
  { x: 235, unit: 5.9, tones: echoes[1]!, visage: visages[1]! },
  { x: 480, unit: 6.9, tones: echoes[0]!, visage: visages[2]! },
  { x: 770, unit: 8.4, tones: voice, visage: visages[3]! },
] as const

/** Units from the top of the brow to the water. */
const tall = 142

/** Four women in profile, one behind the other over the lake, and their image below. */
export const ecoEImagen: Painting = {
  ...valles.acrylic,
  primer: '#8a3f6a',
  async compose() {
    const c = new Composition(upright.width, upright.height, 15)
    drawSky(c)
    drawIslands(c)
    for (const { x, unit, tones, visage } of heads)
      drawProfile(c, affineTransform(x, shore - tall * unit, unit), { tones, unit, visage })
    drawShoulder(c, voice)
    drawWater(c)
    for (const { x, unit, tones, visage } of heads)
      drawProfile(c, affineTransform(x, shore + tall * unit * 0.72, unit, -unit * 0.72), {
        tones: mirrored(tones),
        visage,
        unit: unit * 0.8,
        isReflection: true,
      })
    drawRipples(c)
    drawBoat(c)
    return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 44 })
  },
}

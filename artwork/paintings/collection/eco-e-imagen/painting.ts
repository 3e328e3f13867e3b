import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawBoat, drawRipples, drawWater } from './lake'
import { drawIslands, shore, drawSky } from './night'
import { echoes, mirrored, voice } from './palette'
import { drawProfile } from './profile'
import { drawShoulder } from './shoulder'
import { affineTransform } from '../../motifs/transform'
import { upright, type Painting } from '../../painting'

/** Where each head stands, the last echo first: its left edge and how many pixels a unit takes. */
const heads = [
  { x: 235, unit: 6.3, tones: echoes[2]! },
  { x: 390, unit: 7, tones: echoes[1]! },
  { x: 560, unit: 7.7, tones: echoes[0]! },
  { x: 745, unit: 8.5, tones: voice },
] as const

/** Units from the top of the brow to the water. */
const tall = 142

/** One profile over the lake, its echoes behind it and its image below. */
export const ecoEImagen: Painting = {
  primer: '#2c2450',
  async compose() {
    const c = new Composition(upright.width, upright.height, 15)
    drawSky(c)
    drawIslands(c)
    for (const { x, unit, tones } of heads)
      drawProfile(c, affineTransform(x, shore - tall * unit, unit), { tones, unit })
    drawShoulder(c, voice)
    drawWater(c)
    for (const { x, unit, tones } of heads)
      drawProfile(c, affineTransform(x, shore + tall * unit * 0.72, unit, -unit * 0.72), {
        tones: mirrored(tones),
        unit: unit * 0.8,
        isReflection: true,
      })
    drawRipples(c)
    drawBoat(c)
    return addFacets(await c.rasterise(), { lines: 5, arcs: 6, lightness: 0.04, tint: 0.022, seed: 44 })
  },
}

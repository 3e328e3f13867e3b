import { Composition } from '../../rendering/composition'
import { gradeReference } from '../../rendering/gradeReference'
import { altiplano, altiplanoLight } from '../../painters/altiplano'
import { drawBowlerWoman } from '../../motifs/bowlerWoman'
import { upright, type Painting } from '../../painting'
import { drawCableCars, drawHouses } from './city'
import { drawMassif, drawNight, drawSlopes } from './night'
import { drawMedallion, square, drawSteps } from './square'

/** Two women walk up to the square where the city, the snow and the moon meet. */
export const taypiPaseno2: Painting = {
  ...altiplano.mixed,
  primer: '#4a1f3c',
  async compose() {
    const c = new Composition(upright.width, upright.height, 56)
    drawNight(c)
    c.drawAs({ paper: 'cut' }, () => drawMassif(c))
    drawSlopes(c)
    drawHouses(c, 'behind')
    drawCableCars(c)
    drawSteps(c)
    drawMedallion(c)
    drawHouses(c, 'before')
    for (const [x, y] of [
      [square.x - 130, 2118],
      [square.x + 305, 2160],
    ] as const)
      c.ellipse(x, y, 150, 26, '#6a2438', { opacity: 0.6, flow: 0 })
    c.drawAs({ paper: 'cut' }, () => drawWomen(c))
    return gradeReference(await c.rasterise(), altiplanoLight)
  },
}

function drawWomen(c: Composition) {
  drawBowlerWoman(c, square.x - 215, 2120, 520, {
    skirt: '#c8265c',
    trim: '#f6c445',
    shawl: '#2c2f8e',
    hat: '#3a2440',
    bundle: ['#e4572e', '#f6c445', '#1f8f7a', '#f3e2bf', '#7a2c8f'],
  })
  drawBowlerWoman(c, square.x + 205, 2165, 570, {
    skirt: '#e07a2c',
    trim: '#f9e0a8',
    shawl: '#7a1f56',
    hat: '#5a3a2a',
    bundle: ['#5b2f9c', '#f08a24', '#e63b6a', '#f6c445', '#3fa7b5'],
  })
}

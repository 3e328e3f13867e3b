import { mix, shade } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { addFacets } from '../../rendering/addFacets'
import { drawBookPile, drawCloth, drawLaurel } from './clothAndBooks'
import { drawSnowRange } from './mountains'
import { drawCanopy, drawFallenPetals } from './crown'
import { drawTrunk } from './trunk'
import { drawHalo } from '../../motifs/halo'
import { drawMortarboard } from '../../motifs/mortarboard'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
const middle = width / 2
const light = { x: middle - 60, y: 720 }

function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#f6e3b4'],
    [0.45, '#fdf1d3'],
    [0.8, '#fae3b6'],
    [1, '#f0c98f'],
  ])
  c.rect(0, 0, width, 1720, fill, { flow: circularFlow(light.x, light.y), angleJitter: 0.5, minRadius: 7 })
  drawHalo(
    c,
    light.x,
    light.y,
    [
      [1010, '#efcf8a'],
      [860, '#f9e6b8'],
      [720, '#eed290'],
      [570, '#fdf3d2'],
    ],
    0.6,
  )
}

/** Green land that folds down to the cloth. */
function drawMeadows(c: Composition) {
  const folds = [
    ['M-20,1560C260,1500 520,1570 830,1540S1380,1480 1670,1540V2220H-20Z', '#9dbb6a', '#7fa652', 0.08],
    ['M-20,1640C300,1590 640,1660 980,1620S1450,1600 1670,1650V2220H-20Z', '#6f9d4a', '#578a45', -0.1],
    ['M-20,1730C380,1680 760,1740 1100,1710S1500,1690 1670,1730V2220H-20Z', '#4c8343', '#2f6640', 0.06],
  ] as const
  for (const [outline, top, foot, flow] of folds)
    c.path(
      outline,
      c.gradient([
        [0, top],
        [0.5, foot],
      ]),
      { flow, angleJitter: 0.6, minRadius: 5 },
    )
  for (let k = 0; k < 70; k++) {
    const [x, y] = [c.random() * width, 1590 + c.random() * 190]
    const size = 6 + ((y - 1590) / 190) * 10
    c.ellipse(x, y, size * 1.8, size * 0.7, mix('#c9d987', '#3f7a3f', c.random()), {
      flow: 0.1,
      isHardEdged: true,
    })
  }
}

async function compose() {
  const c = new Composition(width, height, 81)
  drawSky(c)
  drawSnowRange(c)
  drawMeadows(c)
  drawCloth(c)
  drawBookPile(c)
  drawTrunk(c)
  drawCanopy(c)
  drawLaurel(c)
  drawMortarboard(c, 400, 2085, 500, { cloth: shade('#1f2f3f', 0.02), tassel: '#f0b030', rotation: -4 })
  drawFallenPetals(c)
  return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.035, tint: 0.018, seed: 12 })
}

/** A flowering tree that grows out of an open book. */
export const eventGraduacion: Painting = { compose, primer: '#8a4a30' }

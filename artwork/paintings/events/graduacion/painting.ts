import { mix, shade } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawBookPile, drawCloth, drawLaurel } from './clothAndBooks'
import { drawSnowRange } from './mountains'
import { drawCanopy, drawFallenPetals } from './crown'
import { drawTrunk } from './trunk'
import { affineTransform } from '../../motifs/transform'
import { drawMortarboard } from '../../motifs/mortarboard'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
/** A pale sky, half of it painted and half of it sheets of an old exercise book, torn and pasted. */
function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#9fc3cf'],
    [0.5, '#e6e2c4'],
    [0.8, '#fae3b6'],
    [1, '#f0c98f'],
  ])
  c.rect(0, 0, width, 1720, fill, { flow: 0.25, angleJitter: 0.6, minRadius: 6 })
  drawSheet(c, 60, 140, 820, 980, -5, '#f3ead2')
  drawSheet(c, 900, 60, 700, 860, 4, '#dfe4d6')
  drawSheet(c, 520, 760, 1010, 620, -2, '#f6dfb4')
}

/** A torn sheet with ruled lines; nothing is written on it. */
function drawSheet(
  c: Composition,
  x: number,
  y: number,
  wide: number,
  tall: number,
  turn: number,
  colour: string,
) {
  const place = affineTransform(x + wide / 2, y + tall / 2, 1, 1, (turn * Math.PI) / 180)
  const ragged = (u: number, v: number) =>
    place.point(u + (c.random() - 0.5) * 26, v + (c.random() - 0.5) * 26)
  const side = (from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: 12 }, (_, k) =>
      ragged(from[0] + ((to[0] - from[0]) * k) / 12, from[1] + ((to[1] - from[1]) * k) / 12),
    )
  const [w, h] = [wide / 2, tall / 2]
  c.polygon(
    [
      ...side([-w, -h], [w, -h]),
      ...side([w, -h], [w, h]),
      ...side([w, h], [-w, h]),
      ...side([-w, h], [-w, -h]),
    ],
    colour,
    {
      flow: 0,
      paper: 'torn',
    },
  )
  for (let v = -h + 60; v < h - 40; v += 44)
    c.polygon(
      place.points([
        [-w + 34, v],
        [w - 34, v],
        [w - 34, v + 3],
        [-w + 34, v + 3],
      ]),
      '#a9b9c4',
      { flow: 0, paper: 'print' },
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
  c.drawAs({ paper: 'torn' }, () => drawSnowRange(c))
  drawMeadows(c)
  drawCloth(c)
  c.drawAs({ paper: 'cut' }, () => drawBookPile(c))
  drawTrunk(c)
  drawCanopy(c)
  drawLaurel(c)
  drawMortarboard(c, 400, 2085, 500, { cloth: shade('#1f2f3f', 0.02), tassel: '#f0b030', rotation: -4 })
  drawFallenPetals(c)
  return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 12 })
}

/** A flowering tree that grows out of an open book. */
export const eventGraduacion: Painting = { ...valles.mixed, compose, primer: '#8a4a30' }

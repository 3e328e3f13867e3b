import { mix } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawGarland, drawSwallow } from './garland'
import { drawAdobeHouse } from './house'
import { drawGreatTree } from './tree'
import { drawValley } from './valley'
import { upright, type Painting } from '../../painting'
import { parsePoints } from '../../rendering/curves'

const { width, height } = upright
/** The lit window. */
const window = { x: 838, y: 1330 }

/** A clear night: the Milky Way leans over the house, and the last blue light stands behind the hills. */
function drawSky(c: Composition) {
  const night = c.gradient([
    [0, '#12123e'],
    [0.35, '#23236e'],
    [0.55, '#4a3f94'],
    [0.66, '#9a6aa6'],
    [1, '#3a2f70'],
  ])
  c.rect(0, 0, width, height, night, { flow: 0.5, angleJitter: 0.5, minRadius: 6 })
  for (let k = 0; k < 130; k++) {
    const along = c.random() * 1.2 - 0.1
    const off = (c.random() + c.random() + c.random() - 1.5) * 330
    const [x, y] = [along * width + off * 0.45, 1080 - along * 1080 + off]
    const near = 1 - Math.abs(off) / 500
    c.ellipse(
      x,
      y,
      60 + c.random() * 140,
      16 + c.random() * 34,
      mix('#3a3a92', '#c9b5e2', near * c.random()),
      {
        opacity: 0.3,
        flow: -0.6,
        rotation: -33,
        minRadius: 4,
      },
    )
  }
  for (let k = 0; k < 150; k++) {
    const [x, y] = [c.random() * width, c.random() ** 1.2 * 980]
    c.circle(x, y, 3.5 + 6 * c.random() ** 3, mix('#fff3d2', '#b9b5ee', c.random()), {
      isHardEdged: true,
      colourJitter: 0.5,
      maxRadius: 8,
    })
  }
}

async function compose() {
  const c = new Composition(width, height, 103)
  drawSky(c)
  drawValley(c)
  drawAdobeHouse(c, window)
  drawGreatTree(c, { x: 175, foot: 1960, crown: { x: 190, y: 830, size: 440 }, lean: 50 })
  drawGreatTree(c, { x: 1500, foot: 1990, crown: { x: 1480, y: 880, size: 420 }, lean: -40 })
  drawGarland(c, parsePoints('420,560 620,690 838,735 1060,700 1270,590'))
  drawGarland(c, parsePoints('500,800 660,880 838,905 1020,890 1190,830'))
  drawSwallow(c, 760, 716, 110, false)
  drawSwallow(c, 872, 728, 104, true)
  return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 17 })
}

/** A house with one lit window under the Milky Way. */
export const eventAniversario: Painting = { ...valles.oil, compose, primer: '#3a2250' }

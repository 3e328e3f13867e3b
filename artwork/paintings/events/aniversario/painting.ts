import { mix } from '../../rendering/colour'
import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { drawGarland, drawSwallow } from './garland'
import { drawAdobeHouse } from './house'
import { drawGreatTree } from './tree'
import { drawValley } from './valley'
import { upright, type Painting } from '../../painting'
import { parsePoints } from '../../rendering/curves'

const { width, height } = upright
/** The lit window: every ring of light is drawn about it. */
const window = { x: 838, y: 1330 }

/** Outermost first: from night to the light of the window, as the rings of a trunk count its years. */
const years = [
  '#1b1a5a',
  '#231f6e',
  '#2d267f',
  '#392c8c',
  '#483397',
  '#59399d',
  '#6c419f',
  '#81499f',
  '#98539b',
  '#ae5e95',
  '#c46a8b',
  '#d87980',
  '#e88c74',
  '#f3a56c',
  '#fbc276',
] as const
const widest = 1330
const narrowest = 400

function drawSky(c: Composition) {
  c.rect(0, 0, width, height, '#17184f', { flow: 0.1, minRadius: 7 })
  years.forEach((colour, ring) => {
    const share = ring / (years.length - 1)
    const radius = widest - (widest - narrowest) * share ** 0.92 + (ring % 3) * 12
    const flow = (x: number, y: number) => Math.atan2(y - window.y, x - window.x) + Math.PI / 2
    // No ring of a trunk is a true circle.
    c.ellipse(
      window.x + (ring % 2 ? 9 : -9),
      window.y,
      radius,
      radius * (0.97 + 0.03 * (ring % 2)),
      mix(colour, '#14154a', 0.5),
      {
        flow,
        angleJitter: 0.2,
        minRadius: 5,
      },
    )
    c.ellipse(window.x, window.y + 6, radius - 14, radius * 0.965 - 14, colour, {
      flow,
      angleJitter: 0.25,
      minRadius: 5,
    })
  })
  for (let k = 0; k < 60; k++) {
    const [x, y] = [c.random() * width, c.random() * 780]
    if (Math.hypot(x - window.x, y - window.y) < 640) continue
    c.circle(x, y, 5 + c.random() * 4, mix('#f6e6b8', '#b9b5ee', c.random()), {
      isHardEdged: true,
      colourJitter: 0.5,
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
  return addFacets(await c.rasterise(), { lines: 5, arcs: 4, lightness: 0.03, tint: 0.02, seed: 17 })
}

/** A house with one lit window, and the rings of its years. */
export const eventAniversario: Painting = { compose, primer: '#3a2250' }

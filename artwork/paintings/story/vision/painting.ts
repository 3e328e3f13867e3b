import { Composition } from '../../rendering/composition'
import { mix } from '../../rendering/colour'
import { gradeReference } from '../../rendering/gradeReference'
import { llanos, llanosLight } from '../../painters/llanos'
import { drawHangingVine } from './hangingVine'
import { drawLand } from './land'
import { drawVineyard } from './vineyard'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
/** Morning over the high valley: heaped clouds, and far off at the left a veil of rain. */
function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#2f7fb5'],
    [0.5, '#7fbfd0'],
    [0.82, '#dfe6c4'],
    [1, '#f6dca3'],
  ])
  c.rect(0, 0, width, 1010, fill, { flow: 0.2, angleJitter: 0.8, minRadius: 6 })
  for (const [x, y, size] of [
    [300, 380, 250],
    [820, 250, 210],
    [1330, 420, 180],
    [620, 560, 150],
  ] as const)
    for (let puff = 0; puff < 60; puff++) {
      const [u, v] = [(c.random() - 0.5) * 2.6, c.random()]
      const rise = v * (1 - (u / 1.35) ** 2)
      if (rise < 0) continue
      const lit = 0.35 + 0.55 * rise - 0.2 * u + (c.random() - 0.5) * 0.3
      c.ellipse(
        x + u * size,
        y - rise * size * 0.8,
        size * (0.14 + 0.16 * c.random()),
        size * (0.09 + 0.1 * c.random()),
        mix('#7f9cc0', '#fff8e6', Math.max(0, Math.min(1, lit))),
        {
          flow: c.random() * 3,
          angleJitter: 2,
          opacity: 0.85,
        },
      )
    }
  for (let fall = 0; fall < 46; fall++) {
    const x = 90 + c.random() * 420
    c.line(
      [
        [x, 400 + c.random() * 60],
        [x - 30, 560],
        [x - 62, 720 + c.random() * 90],
      ],
      mix('#5f82b0', '#c9d9e2', c.random()),
      5,
      { opacity: 0.35, paintLoad: 200 },
    )
  }
}

async function compose() {
  const c = new Composition(width, height, 133)
  drawSky(c)
  drawLand(c)
  drawVineyard(c)
  drawHangingVine(c)
  return gradeReference(await c.rasterise(), llanosLight)
}

/** The harvest in a high valley. */
export const vision: Painting = { ...llanos.acrylic, compose, primer: '#8a4a26' }

import type { Composition } from '../../rendering/composition'
import { parsePoints } from '../../rendering/curves'
import { drawBraces } from './distillerBraces'
import { drawDistillerHead } from './distillerHead'
import { drawLeftArm } from './distillerLeftArm'
import { down, trousers } from './distillerPalette'
import { drawRightArm } from './distillerRightArm'
import { drawCollar, drawShirt } from './distillerShirt'

/** The master distiller from behind, a broad man with greying hair, the fire on his right side; the frame cuts him at the knee. */
export function drawDistiller(c: Composition) {
  drawPoker(c)
  drawTrousers(c)
  drawShirt(c)
  drawBraces(c)
  drawDistillerHead(c)
  drawCollar(c)
  drawLeftArm(c)
  drawRightArm(c)
}

function drawPoker(c: Composition) {
  c.line(parsePoints('740,1688 820,1707 910,1730 1004,1756'), '#241a1f', 11, { paintLoad: 400 })
  c.line(parsePoints('900,1728 940,1738 1000,1755'), '#8a2f1c', 9, { paintLoad: 400, opacity: 0.7 })
  c.line(parsePoints('940,1738 970,1746 1004,1756'), '#f08a3a', 8, { paintLoad: 400, opacity: 0.75 })
  c.line(parsePoints('740,1683 820,1702 910,1722'), '#8a7468', 4, { paintLoad: 400, opacity: 0.7 })
}

function drawTrousers(c: Composition) {
  const cloth = c.gradient(
    [
      [0, '#26304f'],
      [0.6, trousers],
      [0.9, '#6a5a66'],
      [1, '#b07a5a'],
    ],
    1,
    0,
  )
  c.path(
    'M158,1770C130,1830 126,1980 124,2220H336L352,1960L372,2220H560C556,2060 554,1920 548,1770Z',
    cloth,
    down,
  )
  c.path('M340,1900L352,1960L372,2220H330Z', '#1c2440', { ...down, opacity: 0.7 })
}

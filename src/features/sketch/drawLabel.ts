import { alcohol, brand } from '../../content/constants'
import type { ProductLine } from '../../content/models'
import { productLines } from '../../content/productLines'
import { sketchWords } from '../../content/sketchWords'
import { createCanvas } from './canvas'
import { drawPainting } from './drawPainting'
import { tidyText } from './fitText'
import type { Brush } from './techniques/brush'
import type { LabelDesign } from './labelDesign'
import { italic, poster, sans } from '../../shared/canvasFonts'
import { drawFittedText } from './lettering'
import { paintingSize } from './shapes'

/** In units of the painting. */
export const labelSize = { width: 300, height: 576 } as const

const field = { top: paintingSize.height, bottom: 486 } as const

const bands: Readonly<Record<ProductLine, { ground: string; brand: string; small: string; rule: string }>> = {
  premium: { ground: '#1a1126', brand: '#ebc46a', small: '#f6dfa4', rule: '#b8842b' },
  clasico: { ground: '#d3d5d9', brand: '#1a1126', small: '#33363d', rule: '#7e8188' },
}

function writeBand(brush: Brush, line: ProductLine) {
  const { ground, brand: colour, small, rule } = bands[line]
  brush.fillStyle = ground
  brush.fillRect(0, field.bottom, 300, labelSize.height - field.bottom)
  brush.fillStyle = rule
  brush.fillRect(0, field.bottom, 300, 3)
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = colour
  brush.font = poster(52)
  brush.fillText(brand, 150, field.bottom + 52)
  brush.fillStyle = small
  drawFittedText(
    brush,
    `Singani ${productLines[line].name} · ${alcohol}`.toUpperCase(),
    sans,
    { x: 24, y: field.bottom + 64, width: 252, height: 14 },
    { maxSize: 13, maxLines: 1 },
  )
}

/** Pencil lines where the names will be. */
function writeHint(brush: Brush) {
  brush.strokeStyle = brush.fillStyle = '#7a6a86'
  brush.lineWidth = 1.2
  brush.setLineDash([5, 5])
  for (const [y, reach] of [
    [420, 108],
    [452, 74],
  ] as const) {
    brush.beginPath()
    brush.moveTo(150 - reach, y)
    brush.lineTo(150 + reach, y)
    brush.stroke()
  }
  brush.setLineDash([])
  brush.textAlign = 'center'
  brush.font = italic(22)
  brush.fillText(sketchWords.namesHere, 150, 411)
}

function writeWords(brush: Brush, names: string, small: readonly string[]) {
  const room = { x: 18, width: 264 }
  const height = small.length === 0 ? 88 : 62
  brush.fillStyle = '#1b1226'
  if (names)
    drawFittedText(
      brush,
      names,
      poster,
      { ...room, y: field.top + 14, height },
      { maxSize: 58, maxLines: 3, leading: 0.96 },
    )
  brush.fillStyle = '#8e0e33'
  const top = names ? field.top + 78 : field.top + 22
  const each = (names ? 36 : 78) / Math.max(1, small.length)
  small.forEach((words, index) =>
    drawFittedText(
      brush,
      words,
      italic,
      { ...room, y: top + index * each, height: each },
      { maxSize: names ? 19 : 32, maxLines: 3 },
    ),
  )
}

/** The label, flat. @param scale canvas px for one unit */
export function drawLabel(design: LabelDesign, scale: number): HTMLCanvasElement {
  const { canvas, brush } = createCanvas(labelSize.width * scale, labelSize.height * scale)
  brush.scale(scale, scale)
  brush.fillStyle = '#f8f4e9'
  brush.fillRect(0, 0, labelSize.width, labelSize.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(drawPainting(design, scale), 0, 0, paintingSize.width, paintingSize.height)
  brush.fillStyle = bands[design.line].rule
  brush.fillRect(0, field.top, 300, 2.4)
  const names = tidyText(design.names)
  const small = [design.phrase, design.day].map(tidyText).filter(Boolean)
  if (names || small.length > 0) writeWords(brush, names, small)
  else writeHint(brush)
  writeBand(brush, design.line)
  return canvas
}

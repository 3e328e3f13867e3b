import { productLines } from '../../content/productLines'
import { sketch } from '../../content/sketch'
import { sketchWords as copy } from '../../content/sketchWords'
import { findTechnique } from '../../content/techniques'
import { createCanvas } from './canvas'
import { drawBottle } from './drawBottle'
import { drawLabel, labelSize } from './drawLabel'
import { clipToNiche, drawNiche } from './drawNiche'
import { grain, type Brush } from './techniques/brush'
import type { LabelDesign } from './labelDesign'
import { keepCanvas } from './keepCanvas'
import { italic, poster } from '../../shared/canvasFonts'
import { findMotif } from './motifs/motifs'
import { seedRandom } from '../../shared/random'
import { sheetSize } from './sheetSize'
import type { DrawingSteps } from './drawingTasks'
import { writeLegends } from './writeLegends'

const label = { x: 462, y: 96, width: 384 } as const
const labelHeight = (label.width * labelSize.height) / labelSize.width
const pencil = 'rgb(69 58 83 / 70%)'

function drawPaper(brush: Brush) {
  brush.fillStyle = '#f4f1e6'
  brush.fillRect(0, 0, sheetSize.width, sheetSize.height)
  const random = seedRandom(7)
  for (const [colour, share] of [
    ['rgb(69 58 83 / 6%)', 0.22],
    ['rgb(255 255 255 / 34%)', 0.16],
  ] as const) {
    brush.fillStyle = grain(brush, random, colour, share) ?? 'transparent'
    brush.fillRect(0, 0, sheetSize.width, sheetSize.height)
  }
}

function drawLines(brush: Brush, lines: readonly (readonly [number, number, number, number])[]) {
  brush.strokeStyle = pencil
  brush.lineWidth = 1.6
  for (const [x1, y1, x2, y2] of lines) {
    brush.beginPath()
    brush.moveTo(x1, y1)
    brush.lineTo(x2, y2)
    brush.stroke()
  }
}

/** The label flat, with the marks where it will be cut, and the lines that lead to it from the bottle. */
function drawFlatLabel(brush: Brush, picture: HTMLCanvasElement) {
  const [right, bottom] = [label.x + label.width, label.y + labelHeight]
  brush.setLineDash([7, 7])
  drawLines(brush, [
    [318, 454, label.x - 8, label.y],
    [318, 815, label.x - 8, bottom],
  ])
  brush.setLineDash([])
  brush.save()
  brush.shadowColor = 'rgb(18 11 27 / 30%)'
  brush.shadowBlur = 22
  brush.shadowOffsetX = 7
  brush.shadowOffsetY = 10
  brush.drawImage(picture, label.x, label.y, label.width, labelHeight)
  brush.restore()
  drawLines(
    brush,
    [label.x, right].flatMap((x, side) =>
      [label.y, bottom].flatMap((y, end) => {
        const [out, up] = [side ? 1 : -1, end ? 1 : -1]
        return [
          [x + out * 6, y, x + out * 28, y],
          [x, y + up * 6, x, y + up * 28],
        ] as const
      }),
    ),
  )
}

function writeNotes(brush: Brush, { technique, line }: LabelDesign) {
  brush.fillStyle = '#453a53'
  brush.textBaseline = 'alphabetic'
  brush.textAlign = 'left'
  const foot = label.y + labelHeight
  brush.font = poster(56)
  brush.fillText(technique ? findTechnique(technique).name : copy.pencil, label.x, foot + 82)
  // 12 px on a phone.
  brush.font = italic(32)
  brush.textAlign = 'center'
  brush.fillText(`${productLines[line].name}, ${productLines[line].capLabel.toLowerCase()}`, 222, 962, 330)
}

/** What says on every sheet that this is no painting. */
function stamp(brush: Brush) {
  brush.save()
  brush.translate(label.x + label.width - 150, label.y - 48)
  brush.font = poster(44)
  brush.fillStyle = '#8e0e33'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(sketch.stamp, 0, 0, 330)
  brush.restore()
}

const grounds = keepCanvas()

/** Paper and niche, without the bottle. */
const drawGround = ({ occasion }: LabelDesign, scale: number): HTMLCanvasElement => {
  const { wall } = findMotif(occasion)
  return grounds.keep(`${wall} ${scale}`, () => {
    const { canvas, brush } = createCanvas(sheetSize.width * scale, sheetSize.height * scale)
    brush.scale(scale, scale)
    drawPaper(brush)
    drawNiche(brush, wall)
    return canvas
  })
}

/** The scale of the label's painting. @param scale canvas px for one unit of the sheet */
export const labelScaleOnSheet = (scale: number) => (label.width / labelSize.width) * scale

/** The whole sheet. @param scale canvas px for one unit */
export function* drawSheet(
  brush: Brush,
  design: LabelDesign,
  scale: number,
  withLegends = false,
): DrawingSteps {
  brush.save()
  brush.setTransform(scale, 0, 0, scale, 0, 0)
  const picture = drawLabel(design, labelScaleOnSheet(scale))
  yield picture
  const ground = drawGround(design, scale)
  yield ground
  brush.drawImage(ground, 0, 0, sheetSize.width, sheetSize.height)
  brush.save()
  clipToNiche(brush)
  brush.translate(222, 100)
  yield* drawBottle(brush, design.line, picture)
  brush.restore()
  yield brush.canvas
  drawFlatLabel(brush, picture)
  yield brush.canvas
  writeNotes(brush, design)
  stamp(brush)
  if (withLegends) writeLegends(brush)
  brush.restore()
}

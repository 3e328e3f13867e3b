import { prefersReducedMotion } from '../../shared/prefersReducedMotion'
import { yieldToMain } from '../../shared/timing'
import { createCanvas } from './canvas'
import { describeDesign } from './describeDesign'
import * as bottle from './drawChosenBottle'
import { drawLabel, labelSize } from './drawLabel'
import * as sheet from './drawSheet'
import type { Brush } from './techniques/brush'
import type { LabelDesign } from './labelDesign'
import { loadMaterials } from './loadMaterials'
import { drawPainting, paintAhead, paintingKey } from './drawPainting'
import { revealPainting } from './revealPainting'
import { paintingSize } from './shapes'
import { shareSketch } from './shareSketch'
import { sheetSize } from './sheetSize'
import { drawInTasks, type DrawingSteps } from './drawingTasks'

/** Sharper is not seen, and costs a phone its memory. */
const mostPixels = 2

/** @param width of the canvas in CSS px */
const densityOf = (width: number, units: number) => (width * Math.min(mostPixels, devicePixelRatio)) / units

/** The painting of each sheet that is shown. */
const shownPaintings = new WeakMap<HTMLCanvasElement, string>()

/** An empty canvas of the drawing's size. */
function clear(canvas: HTMLCanvasElement, { width, height }: HTMLCanvasElement) {
  canvas.width = width
  canvas.height = height
}

interface Progress {
  /** False once the design or the width has changed: nothing is drawn any more. */
  readonly isCurrent: () => boolean
  /** The canvas is in view from now on. */
  readonly onShow: () => void
}

interface View {
  /** In its own units. */
  readonly size: { readonly width: number; readonly height: number }
  /** The drawn width divided by the canvas's width in CSS px. */
  readonly drawnWidthShare: number
  /** @param scale canvas px for one unit */
  readonly paintingScale: (scale: number) => number
  draw(brush: Brush, design: LabelDesign, scale: number): DrawingSteps
}

const same = (scale: number) => scale

/** The painting alone. */
const paintingView = (drawnWidthShare: number): View => ({
  size: paintingSize,
  drawnWidthShare,
  paintingScale: same,
  *draw(brush, design, scale) {
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(drawPainting(design, scale), 0, 0, brush.canvas.width, brush.canvas.height)
    yield brush.canvas
  },
})

const views = {
  sheet: {
    size: sheetSize,
    drawnWidthShare: 1,
    paintingScale: sheet.labelScaleOnSheet,
    draw: sheet.drawSheet,
  },
  thumbnail: paintingView(1),
  label: {
    size: labelSize,
    drawnWidthShare: 1,
    paintingScale: same,
    *draw(brush, design, scale) {
      brush.drawImage(drawLabel(design, scale), 0, 0)
      yield brush.canvas
    },
  },
  /** In units of the wall to scale, of which a pixel shows some three. */
  painting: paintingView(0.3),
  // Where its box is higher than the drawing it is enlarged (PictureChoices.scss).
  bottle: {
    size: bottle.bottleSize,
    drawnWidthShare: 1.3,
    paintingScale: bottle.labelScaleOnBottle,
    draw: bottle.drawChosenBottle,
  },
} satisfies Record<string, View>

export type SketchView = keyof typeof views

/**
 * Draws a view of the design, in tasks that leave the page responsive. Another painting on the sheet is laid over what is
 * there, which is the picture of the example at first.
 * @param width of the canvas in CSS px
 */
async function draw(
  view: SketchView,
  canvas: HTMLCanvasElement,
  design: LabelDesign,
  width: number,
  { isCurrent, onShow }: Progress,
) {
  const { size, drawnWidthShare, paintingScale, draw: drawView }: View = views[view]
  const scale = densityOf(drawnWidthShare * width, size.width)
  await paintAhead(design, paintingScale(scale))
  // Every view has waited for it: each goes on in a task of its own.
  await yieldToMain()
  if (!isCurrent()) return
  const { canvas: drawn, brush } = createCanvas(size.width * scale, size.height * scale)
  if (!(await drawInTasks(drawView(brush, design, scale), isCurrent))) return
  const key = paintingKey(design)
  const isRepainted = shownPaintings.get(canvas) !== key
  shownPaintings.set(canvas, key)
  const isBrushed = isRepainted && view === 'sheet' && !prefersReducedMotion()
  if (!isBrushed || canvas.width !== drawn.width) clear(canvas, drawn)
  onShow()
  if (isBrushed) await revealPainting(canvas, drawn, isCurrent)
  else canvas.getContext('2d')?.drawImage(drawn, 0, 0)
}

/** Loads fonts and bottle pictures, then returns the functions that draw. @throws Error where a bottle's picture does not load */
export async function prepareSketch() {
  await loadMaterials()
  return { draw, describeDesign, shareSketch }
}

import { bottlePicture, label, labelLeft, labelRight } from './bottlePicture'
import { acrossGlass, foldAtHeight, type Fold } from './foldSheet'
import type { BottlePlace } from './layoutScene'
import { labelHeight } from './placeFlap'
import type { Sprites } from './sprites'

/** px more than the label: its edges are soft. */
const rim = 2
const rows = 12

/** The label's part that sticks to the glass, in px of the bottle's picture: what lies right of the fold. */
function traceStuck(context: CanvasRenderingContext2D, fold: Fold) {
  const { axis } = bottlePicture
  context.beginPath()
  context.moveTo(labelRight + rim, label.top - rim)
  for (let row = 0; row <= rows; row++) {
    const y = (labelHeight * row) / rows
    const x = axis + acrossGlass(foldAtHeight(fold, y))
    const end = row === 0 ? -rim : row === rows ? rim : 0
    context.lineTo(Math.min(labelRight + rim, x <= labelLeft ? labelLeft - rim : x), label.top + y + end)
  }
  context.lineTo(labelRight + rim, label.bottom + rim)
  context.closePath()
}

/** The bottle on its shadow, with what is left of its label. @param fold none: all of it is off */
export function drawBottle(
  context: CanvasRenderingContext2D,
  { x, y, scale }: BottlePlace,
  sprites: Sprites,
  fold: Fold | null,
) {
  const { width, height, axis, foot } = bottlePicture
  const across = width * scale
  const shadowWidth = across * 0.86
  context.globalAlpha = 0.85
  context.drawImage(
    sprites.shadow,
    x - shadowWidth * 0.46,
    y - (height - foot) * scale - shadowWidth * 0.06,
    shadowWidth,
    shadowWidth * 0.13,
  )
  context.globalAlpha = 1
  context.save()
  context.translate(x - axis * scale, y - height * scale)
  context.scale(scale, scale)
  context.drawImage(sprites.bare, 0, 0, width, height)
  if (fold) {
    traceStuck(context, fold)
    context.clip()
    context.drawImage(sprites.bottle, 0, 0, width, height)
  }
  context.restore()
}

import { acrossGlass } from './bendSheet'
import { bottlePicture, label, labelLeft } from './bottlePicture'
import type { BottlePlace } from './layoutScene'
import type { Sprites } from './sprites'

/** px more than the label: its edges are soft. */
const rim = 2

/**
 * The bottle on its shadow, with what is left of its label.
 * @param attachedShare share of the label's width, from its left edge
 */
export function drawBottle(
  context: CanvasRenderingContext2D,
  { x, y, scale }: BottlePlace,
  sprites: Sprites,
  attachedShare: number,
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
  if (attachedShare > 0) {
    const right = axis + acrossGlass(attachedShare) + (attachedShare === 1 ? rim : 0)
    context.beginPath()
    context.rect(
      labelLeft - rim,
      label.top - rim,
      right - labelLeft + rim,
      label.bottom - label.top + 2 * rim,
    )
    context.clip()
    context.drawImage(sprites.bottle, 0, 0, width, height)
  }
  context.restore()
}

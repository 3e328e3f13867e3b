import { acrossGlass } from './bendSheet'
import { bottlePicture, label, labelLeft, shelfShadow } from './bottlePicture'
import type { BottlePlace } from './layoutScene'
import { shadowRim, shadowScale, type Sprites } from './sprites'

/** px more than the label that sticks: its edges are soft, and the loose part is drawn over the right one. */
const rim = 2

/** In px of the bottle's picture. */
function drawShadow(context: CanvasRenderingContext2D, shadow: HTMLCanvasElement) {
  const { width, height, bottom, slant } = shelfShadow
  context.save()
  context.translate(bottlePicture.axis, bottom)
  context.transform(1, 0, -slant, 1, 0, 0)
  context.globalAlpha = 0.6
  context.drawImage(
    shadow,
    (-width * shadowScale) / 2,
    -height * (1 + shadowRim * shadowScale),
    width * shadowScale,
    height * shadowScale,
  )
  context.restore()
}

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
  const { width, height, axis } = bottlePicture
  context.save()
  context.translate(x - axis * scale, y - height * scale)
  context.scale(scale, scale)
  drawShadow(context, sprites.shadow)
  context.drawImage(sprites.bare, 0, 0, width, height)
  if (attachedShare > 0) {
    const right = axis + acrossGlass(attachedShare) + rim
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

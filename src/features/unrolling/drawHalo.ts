import { bottlePicture } from './bottlePicture'
import type { BottlePlace } from './layoutScene'
import type { Sprites } from './sprites'

/** Shares of the picture's height: the light is behind the bottle's neck and its glass. */
const halo = { middle: 0.6, radius: 0.5 } as const

/**
 * Behind the glass, on the wall alone.
 * @param strength 0, while the page's own light is there, to 1
 */
export function drawHalo(
  context: CanvasRenderingContext2D,
  { x, y, scale }: BottlePlace,
  wallBottom: number,
  sprites: Sprites,
  strength: number,
) {
  const height = bottlePicture.height * scale
  const size = 2 * halo.radius * height
  const top = y - (halo.middle + halo.radius) * height
  const share = Math.min(1, (wallBottom - top) / size)
  const { width: across, height: down } = sprites.halo
  context.globalAlpha = strength
  context.drawImage(sprites.halo, 0, 0, across, down * share, x - size / 2, top, size, size * share)
  context.globalAlpha = 1
}

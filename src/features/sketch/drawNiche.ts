import { shade } from './colour'
import { trace, type Brush } from './techniques/brush'
import { steppedOpening } from '../../shared/steppedOpening'

const edge = { left: 48, right: 396, top: 60, bottom: 916, step: 30 } as const

/** No shadow falls beside the niche. */
export function clipToNiche(brush: Brush) {
  trace(brush, steppedOpening(edge))
  brush.clip()
}

/** A niche, and the board that the bottle stands on. */
export function drawNiche(brush: Brush, wall: string) {
  brush.save()
  clipToNiche(brush)
  drawWall(brush, edge, wall)
  brush.restore()
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Behind the glass the wall is pale: singani is clear. */
function lightWall(brush: Brush, x: number, y: number, radius: number) {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, 'rgb(255 255 255 / 62%)')
  light.addColorStop(0.45, 'rgb(255 255 255 / 34%)')
  light.addColorStop(1, 'rgb(255 255 255 / 0%)')
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

/** How far above the box's foot the bottle on its board stands. */
export const bottleFootOffset = 36

/** A wall, and the board that the bottle stands on. */
export function drawWall(brush: Brush, { left, right, top, bottom }: Box, wall: string) {
  brush.fillStyle = wall
  brush.fillRect(left, top, right - left, bottom - top)
  lightWall(brush, (left + right) / 2, (top + bottom) / 2, (bottom - top) / 2)
  brush.fillStyle = shade(wall, -0.38)
  brush.fillRect(left, bottom - 60, right - left, 60)
  brush.fillStyle = shade(wall, 0.2)
  brush.fillRect(left, bottom - 64, right - left, 5)
}

import { shade } from './colour'
import { trace, type Brush } from './techniques/brush'
import { randomAround, type Random } from '../../shared/random'
import { steppedOpening } from '../../shared/steppedOpening'

const edge = { left: 48, right: 396, top: 60, bottom: 916, step: 30 } as const

/** No shadow falls beside the niche. */
export function clipToNiche(brush: Brush) {
  trace(brush, steppedOpening(edge))
  brush.clip()
}

/** A niche in gouache: broad strokes whose ends are seen, and the board that the bottle stands on. */
export function drawNiche(brush: Brush, wall: string, random: Random) {
  brush.save()
  clipToNiche(brush)
  drawWall(brush, edge, wall, () => drawStrokes(brush, wall, random))
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

function drawStrokes(brush: Brush, wall: string, random: Random) {
  const { left, right, top, bottom } = edge
  for (let y = top; y < bottom; y += 13) {
    brush.strokeStyle = shade(wall, randomAround(random, 0.09))
    brush.lineWidth = 10 + random() * 12
    brush.beginPath()
    brush.moveTo(left + random() * 90 - 40, y + randomAround(random, 5))
    brush.quadraticCurveTo(
      (left + right) / 2,
      y + randomAround(random, 12),
      right - random() * 90 + 40,
      y + randomAround(random, 5),
    )
    brush.stroke()
  }
}

/** A wall, and the board that the bottle stands on. @param paint draws on the wall before light falls on it */
export function drawWall(brush: Brush, { left, right, top, bottom }: Box, wall: string, paint?: () => void) {
  brush.fillStyle = wall
  brush.fillRect(left, top, right - left, bottom - top)
  paint?.()
  lightWall(brush, (left + right) / 2, (top + bottom) / 2, (bottom - top) / 2)
  brush.fillStyle = shade(wall, -0.38)
  brush.fillRect(left, bottom - 60, right - left, 60)
  brush.fillStyle = shade(wall, 0.2)
  brush.fillRect(left, bottom - 64, right - left, 5)
}

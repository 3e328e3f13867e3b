import type { ProductLine } from '../../content/models'
import type { Brush } from './hands/brush'
import { spread, type Random } from './random'

/** In the units of the drawing: the bottle is 196 wide and 780 high, x is 0 in its middle, y at the top of the cap. */
export const labelOnBottle = { left: -94, top: 354, width: 188, height: 361 } as const

const caps: Readonly<Record<ProductLine, readonly string[]>> = {
  premium: ['#7a5410', '#e9c265', '#fff3cf', '#d8a740', '#a87522', '#ebc46a', '#6d4a0e'],
  clasico: ['#6b6f78', '#d3d5d9', '#ffffff', '#b4b7bd', '#8b8f98', '#e4e6e9', '#5c6069'],
}

const outline =
  'M-35 117V212C-35 262-98 258-98 326V756Q-98 780-74 780H74Q98 780 98 756V326C98 258 35 262 35 212V117Z'

/** A line drawn twice, as by hand. */
function drawTwice(brush: Brush, path: Path2D, random: Random) {
  brush.strokeStyle = 'rgb(27 18 38 / 80%)'
  for (const width of [2.6, 1.2]) {
    brush.save()
    brush.translate(spread(random, 1.6), spread(random, 1.2))
    brush.lineWidth = width
    brush.stroke(path)
    brush.restore()
  }
}

/** Clear glass: what is behind shows, the edges are darker, the light stands at the left. */
function drawGlass(brush: Brush, glass: Path2D, random: Random) {
  brush.save()
  brush.clip(glass)
  const body = brush.createLinearGradient(-98, 0, 98, 0)
  for (const [stop, colour] of [
    [0, 'rgb(18 11 27 / 42%)'],
    [0.1, 'rgb(255 255 255 / 52%)'],
    [0.3, 'rgb(255 255 255 / 34%)'],
    [0.72, 'rgb(255 255 255 / 38%)'],
    [0.9, 'rgb(255 255 255 / 56%)'],
    [1, 'rgb(18 11 27 / 46%)'],
  ] as const)
    body.addColorStop(stop, colour)
  brush.fillStyle = body
  brush.fillRect(-98, 110, 196, 680)
  brush.fillStyle = 'rgb(255 255 255 / 22%)'
  brush.fillRect(-98, 110, 196, 66)
  brush.fillStyle = 'rgb(18 11 27 / 40%)'
  brush.fillRect(-34, 174, 68, 3)
  brush.fillRect(-98, 733, 196, 3)
  brush.fillStyle = 'rgb(18 11 27 / 18%)'
  brush.fillRect(-98, 736, 196, 50)
  brush.lineCap = 'round'
  brush.strokeStyle = 'rgb(255 255 255 / 78%)'
  for (const [x, from, to, width] of [
    [-24, 128, 214, 5],
    [-79, 316, 346, 8],
    [-82, 722, 752, 6],
    [78, 318, 348, 4],
    [-60, 752, 768, 4],
  ] as const) {
    brush.lineWidth = width
    brush.beginPath()
    brush.moveTo(x + spread(random, 1), from)
    brush.lineTo(x, to)
    brush.stroke()
  }
  brush.restore()
}

function drawCap(brush: Brush, line: ProductLine, random: Random) {
  const cap = new Path2D('M-44 6Q-44 0-38 0H38Q44 0 44 6V92H46V117H-46V92H-44Z')
  brush.save()
  brush.clip(cap)
  const metal = brush.createLinearGradient(-46, 0, 46, 0)
  caps[line].forEach((colour, index) => metal.addColorStop(index / (caps[line].length - 1), colour))
  brush.fillStyle = metal
  brush.fillRect(-50, -4, 100, 130)
  brush.fillStyle = 'rgb(18 11 27 / 38%)'
  brush.fillRect(-50, 91, 100, 3)
  brush.fillRect(-50, 113, 100, 4)
  brush.restore()
  drawTwice(brush, cap, random)
}

/** The light on what is wrapped round a cylinder. */
function roundOff(brush: Brush) {
  const light = brush.createLinearGradient(labelOnBottle.left, 0, -labelOnBottle.left, 0)
  for (const [stop, colour] of [
    [0, 'rgb(18 11 27 / 52%)'],
    [0.12, 'rgb(18 11 27 / 8%)'],
    [0.26, 'rgb(255 255 255 / 20%)'],
    [0.4, 'rgb(255 255 255 / 0%)'],
    [0.8, 'rgb(18 11 27 / 10%)'],
    [1, 'rgb(18 11 27 / 56%)'],
  ] as const)
    light.addColorStop(stop, colour)
  brush.fillStyle = light
  brush.fillRect(labelOnBottle.left, labelOnBottle.top, labelOnBottle.width, labelOnBottle.height)
}

/** A bottle with its label on it; the brush stands at the middle of its cap's top. */
export function drawBottle(brush: Brush, line: ProductLine, picture: HTMLCanvasElement, random: Random) {
  const glass = new Path2D(outline)
  brush.save()
  brush.fillStyle = 'rgb(18 11 27 / 24%)'
  brush.beginPath()
  brush.moveTo(-60, 778)
  brush.lineTo(90, 330)
  brush.lineTo(150, 330)
  brush.lineTo(190, 778)
  brush.fill()
  brush.fillStyle = 'rgb(18 11 27 / 45%)'
  brush.beginPath()
  brush.ellipse(14, 779, 118, 12, 0, 0, 7)
  brush.fill()
  drawGlass(brush, glass, random)
  brush.drawImage(picture, labelOnBottle.left, labelOnBottle.top, labelOnBottle.width, labelOnBottle.height)
  roundOff(brush)
  drawTwice(brush, glass, random)
  drawCap(brush, line, random)
  brush.restore()
}

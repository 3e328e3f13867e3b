import type { ProductLine } from '../../content/models'
import { personalisedBottles } from '../../content/personalised'
import type { Brush } from './techniques/brush'
import type { DrawingSteps } from './drawingTasks'

/** In the units of the drawing: the bottle is 196 wide and 780 high, x is 0 in its middle, y at the top of the cap. */
export const labelOnBottle = { left: -94, top: 354, width: 188, height: 361 } as const

/** The rendered bottle with its empty margins, in the same units. */
const picture = { left: -167.4, top: -16.3, width: 334.8, height: 812.6 } as const

/** Wide enough for the largest sheet. */
const pictureWidth = 480

const pictures: Partial<Record<ProductLine, HTMLImageElement>> = {}

/** The bottles as they are rendered, whose label the sketch's covers. @throws Error where one does not come */
export const loadBottles = () =>
  Promise.all(
    (['premium', 'clasico'] as const).map(async (line) => {
      const image = new Image()
      image.src = `${personalisedBottles[line].base}-${pictureWidth}.webp`
      await image.decode()
      pictures[line] = image
    }),
  )

/** Where it stands, and what falls from the light at the left; through the clear glass itself no shadow is seen. */
function drawShadows(brush: Brush) {
  brush.save()
  brush.beginPath()
  brush.rect(97, -100, 400, 1000)
  brush.rect(-400, 772, 800, 200)
  brush.clip()
  const cast = brush.createLinearGradient(90, 0, 215, 0)
  cast.addColorStop(0, 'rgb(18 11 27 / 42%)')
  cast.addColorStop(1, 'rgb(18 11 27 / 0%)')
  brush.fillStyle = cast
  brush.beginPath()
  brush.moveTo(80, 772)
  brush.lineTo(92, 330)
  brush.quadraticCurveTo(150, 300, 170, 420)
  brush.lineTo(230, 772)
  brush.fill()
  for (const [x, y, wide, high, share] of [
    [26, 781, 150, 16, 0.3],
    [8, 777, 106, 9, 0.62],
  ] as const) {
    brush.save()
    brush.translate(x, y)
    brush.scale(1, high / wide)
    const dark = brush.createRadialGradient(0, 0, wide * 0.4, 0, 0, wide)
    dark.addColorStop(0, `rgb(18 11 27 / ${share * 100}%)`)
    dark.addColorStop(1, 'rgb(18 11 27 / 0%)')
    brush.fillStyle = dark
    brush.fillRect(-wide, -wide, 2 * wide, 2 * wide)
    brush.restore()
  }
  brush.restore()
}

/** The light on what is wrapped round a cylinder. */
function roundOff(brush: Brush) {
  const { left, top, width, height } = labelOnBottle
  const light = brush.createLinearGradient(left, 0, left + width, 0)
  for (const [stop, colour] of [
    [0, 'rgb(18 11 27 / 46%)'],
    [0.07, 'rgb(18 11 27 / 16%)'],
    [0.2, 'rgb(255 255 255 / 7%)'],
    [0.31, 'rgb(255 255 255 / 22%)'],
    [0.36, 'rgb(255 255 255 / 6%)'],
    [0.6, 'rgb(18 11 27 / 3%)'],
    [0.88, 'rgb(18 11 27 / 20%)'],
    [1, 'rgb(18 11 27 / 54%)'],
  ] as const)
    light.addColorStop(stop, colour)
  brush.fillStyle = light
  brush.fillRect(left, top, width, height)
}

/** A bottle with its label on it; the brush stands at the middle of its cap's top. */
export function* drawBottle(brush: Brush, line: ProductLine, label: HTMLCanvasElement): DrawingSteps {
  const bottle = pictures[line]
  brush.save()
  drawShadows(brush)
  brush.imageSmoothingQuality = 'high'
  if (bottle) brush.drawImage(bottle, picture.left, picture.top, picture.width, picture.height)
  yield brush.canvas
  brush.drawImage(label, labelOnBottle.left, labelOnBottle.top, labelOnBottle.width, labelOnBottle.height)
  roundOff(brush)
  brush.restore()
}

import { seededRandom } from '../../shared/numbers'

interface Stroke {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly colour: readonly [number, number, number]
  /** When the brush touches the canvas, 0 to 1. */
  readonly start: number
}

interface StrokeLayer {
  readonly width: number
  readonly from: number
  readonly to: number
}

/** From the broad underpainting to the details. */
const strokeLayers: readonly StrokeLayer[] = [
  { width: 0.085, from: 0, to: 0.3 },
  { width: 0.042, from: 0.2, to: 0.56 },
  { width: 0.02, from: 0.46, to: 0.86 },
]

const lightnessAt = ({ data, width, height }: ImageData, x: number, y: number) => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const line = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = 4 * (line * width + column)
  return 0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0)
}

/** A brush follows the edges of what it paints; where there are none it goes up to the right. */
const strokeAngleAt = (picture: ImageData, x: number, y: number, reach: number) => {
  const across = lightnessAt(picture, x + reach, y) - lightnessAt(picture, x - reach, y)
  const down = lightnessAt(picture, x, y + reach) - lightnessAt(picture, x, y - reach)
  return Math.hypot(across, down) < 14 ? -0.6 : Math.atan2(down, across) + Math.PI / 2
}

/** Every stroke of a painting, in the order in which they are painted. */
export const planStrokes = (picture: ImageData): Stroke[] => {
  const random = seededRandom(56)
  const strokes: Stroke[] = []
  for (const { width: share, from, to } of strokeLayers) {
    const width = share * picture.width
    const step = width * 0.62
    for (let top = 0; top < picture.height + step; top += step) {
      for (let left = 0; left < picture.width + step; left += step) {
        const x = Math.min(picture.width - 1, Math.max(0, left + (random() - 0.5) * step))
        const y = Math.min(picture.height - 1, Math.max(0, top + (random() - 0.5) * step))
        const at = 4 * (Math.floor(y) * picture.width + Math.floor(x))
        const [red = 0, green = 0, blue = 0] = picture.data.slice(at, at + 3)
        const middle = Math.hypot(x / picture.width - 0.5, y / picture.height - 0.5)
        strokes.push({
          x,
          y,
          angle: strokeAngleAt(picture, x, y, width * 0.5) + (random() - 0.5) * 0.4,
          length: width * (1.6 + 1.8 * random()),
          width: width * (0.75 + 0.5 * random()),
          colour: [red, green, blue],
          start: from + (to - from) * (0.55 * random() + 0.45 * Math.min(1, middle * 1.4)),
        })
      }
    }
  }
  return strokes.sort((one, other) => one.start - other.start)
}

const shiftLightness = ([red, green, blue]: Stroke['colour'], light: number) =>
  `rgb(${red + light} ${green + light} ${blue + light})`

/** One stroke of wet paint: bristles side by side, each its own shade, the upper left ones lit. */
export const paintStroke = (brush: CanvasRenderingContext2D, stroke: Stroke, progress: number) => {
  const { x, y, angle, length, width, colour } = stroke
  const random = seededRandom(Math.round(x * 7 + y * 131))
  const isLitAbove = Math.cos(angle) - Math.sin(angle) > 0
  const bristles = width > 40 ? 15 : width > 18 ? 9 : 6
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  brush.lineCap = 'round'
  for (let bristle = 0; bristle < bristles; bristle++) {
    const across = (bristle + 0.5) / bristles - 0.5
    const ragged = length * (0.04 + 0.16 * random() + 0.3 * across ** 2)
    const side = isLitAbove ? -across : across
    const from = -length / 2 + ragged * random()
    const to = from + Math.max(0.01, (length - 2 * ragged) * progress)
    brush.strokeStyle = shiftLightness(colour, 26 * side + 26 * (random() - 0.5))
    brush.lineWidth = (width / bristles) * (1.3 + 0.7 * random())
    brush.beginPath()
    brush.moveTo(from, across * width)
    brush.quadraticCurveTo(0, across * width + width * 0.14, to, across * width)
    brush.stroke()
  }
  brush.restore()
}

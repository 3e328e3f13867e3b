import { clamp, smoothstep } from '../../shared/numbers'
import { paintStroke, planStrokes } from './strokes'

export const createCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('This browser has no canvas.')
  return { canvas, brush }
}

const strokeDuration = 0.03
/** Share of the canvas, from the top, that is painted when the film comes to it. */
const painted = 0.56

/** The picture as a pencil drawing on primed canvas. */
const drawPencil = (brush: CanvasRenderingContext2D, picture: HTMLImageElement) => {
  const { width, height } = brush.canvas
  brush.filter = 'grayscale(1)'
  brush.drawImage(picture, 0, 0, width, height)
  brush.globalCompositeOperation = 'color-dodge'
  brush.filter = 'grayscale(1) invert(1) blur(3px)'
  brush.drawImage(picture, 0, 0, width, height)
  brush.filter = 'none'
  brush.globalCompositeOperation = 'multiply'
  brush.fillStyle = '#e8d8cf'
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-over'
}

/** The picture's upper part, which thins out downwards. */
const cutUpperPart = (picture: HTMLImageElement, width: number, height: number, share: number) => {
  const { canvas, brush } = createCanvas(width, height)
  const fade = brush.createLinearGradient(0, height * (share - 0.1), 0, height * share)
  fade.addColorStop(0, '#000f')
  fade.addColorStop(1, '#0000')
  brush.fillStyle = fade
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-in'
  brush.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** A half-painted canvas that paints its other half; frames are asked for in their order. */
export const createPaintingAnimation = (picture: HTMLImageElement) => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { canvas, brush } = createCanvas(width, height)
  brush.drawImage(picture, 0, 0)
  const strokes = planStrokes(brush.getImageData(0, 0, width, height))
  drawPencil(brush, picture)
  const edge = (x: number) => height * (painted + 0.05 * Math.sin(x / 61) + 0.025 * Math.sin(x / 17))
  for (const stroke of strokes) if (stroke.y < edge(stroke.x) - height * 0.03) paintStroke(brush, stroke, 1)
  brush.drawImage(cutUpperPart(picture, width, height, painted - 0.04), 0, 0)
  const left = strokes.filter(({ x, y }) => y > edge(x) - height * 0.08)
  const shown = createCanvas(width, height)
  let done = 0

  /** Draws from 0, half painted, to 1, the finished painting. */
  const paint = (at: number) => {
    for (let index = done; index < left.length; index++) {
      const stroke = left[index]
      if (!stroke || stroke.start > at) break
      const progress = clamp((at - stroke.start) / strokeDuration)
      paintStroke(brush, stroke, progress)
      if (progress === 1 && index === done) done++
    }
    shown.brush.drawImage(canvas, 0, 0)
    shown.brush.globalAlpha = smoothstep(0.78, 1, at)
    shown.brush.drawImage(picture, 0, 0)
    shown.brush.globalAlpha = 1
  }
  return { canvas: shown.canvas, paint }
}

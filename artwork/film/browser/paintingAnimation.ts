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

/** A painting that paints itself; frames are asked for in their order. */
export const createPaintingAnimation = (picture: HTMLImageElement) => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { canvas, brush } = createCanvas(width, height)
  brush.drawImage(picture, 0, 0)
  const strokes = planStrokes(brush.getImageData(0, 0, width, height))
  brush.fillStyle = '#d8c6a4'
  brush.fillRect(0, 0, width, height)
  const shown = createCanvas(width, height)
  let done = 0

  /** `at` from 0, the bare canvas, to 1, the finished painting. */
  return (at: number) => {
    for (let index = done; index < strokes.length; index++) {
      const stroke = strokes[index]
      if (!stroke || stroke.start > at) break
      const progress = clamp((at - stroke.start) / strokeDuration)
      paintStroke(brush, stroke, progress)
      if (progress === 1 && index === done) done++
    }
    shown.brush.drawImage(canvas, 0, 0)
    shown.brush.globalAlpha = smoothstep(0.78, 1, at)
    shown.brush.drawImage(picture, 0, 0)
    shown.brush.globalAlpha = 1
    return shown.canvas
  }
}

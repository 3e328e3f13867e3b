import { createCanvas } from './paintingAnimation'
import { clamp, seededRandom } from '../../shared/numbers'

const rows = 6
const bristles = 44

/** A picture laid down with a broad dry brush, row by row, from the upper left. */
export const createBrushWipe = (picture: HTMLImageElement, seed: number) => {
  const { naturalWidth: width, naturalHeight: height } = picture
  const { canvas, brush } = createCanvas(width, height)
  const random = seededRandom(seed)
  const hairs = Array.from({ length: rows * bristles }, (_, index) => ({
    y: ((index + 0.5) / (rows * bristles)) * height * 1.1 - height * 0.05,
    late: 0.1 * random() + 0.035 * Math.sin(index * 0.9),
    thick: (height / (rows * bristles)) * (1.6 + 1.8 * random()),
    row: Math.floor(index / bristles),
  }))

  return (at: number) => {
    brush.globalCompositeOperation = 'source-over'
    brush.clearRect(0, 0, width, height)
    for (const { y, late, thick, row } of hairs) {
      const progress = clamp(((at - (row / rows) * 0.55) / 0.45 - late) / 0.86)
      if (progress === 0) continue
      const reach = progress * width * 1.12
      const isBack = row % 2 === 1
      brush.lineWidth = thick
      brush.beginPath()
      brush.moveTo(isBack ? width + 20 : -20, y + 10)
      brush.lineTo(isBack ? width - reach : reach, y - 14 + 20 * progress)
      brush.stroke()
    }
    if (at >= 1) brush.fillRect(0, 0, width, height)
    brush.globalCompositeOperation = 'source-in'
    brush.drawImage(picture, 0, 0)
    return canvas
  }
}

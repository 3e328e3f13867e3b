import type { Point } from './shapes'

const durationMs = 1000
const strokes = 7

/** Where the brush is: from edge to edge and back, downwards. @param share of its way, 0 to 1 */
function brushAt(share: number, width: number, height: number): Point {
  const stroke = share * strokes
  const across = stroke % 2
  return [(across > 1 ? 2 - across : across) * width, share * height]
}

/**
 * Shows what was drawn as a broad brush would lay it over what the canvas has.
 * @param isWanted false where something else is to be drawn meanwhile: the brush stops
 */
export function revealPainting(canvas: HTMLCanvasElement, drawn: HTMLCanvasElement, isWanted: () => boolean) {
  const { width, height } = canvas
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.strokeStyle = brush.createPattern(drawn, 'no-repeat') ?? 'transparent'
  brush.lineWidth = (2.4 * height) / strokes
  brush.lineCap = brush.lineJoin = 'round'
  return new Promise<void>((resolve) => {
    const start = performance.now()
    let last = 0
    const paint = (now: number) => {
      if (!isWanted()) return resolve()
      const share = Math.min(1, Math.max(last, (now - start) / durationMs))
      brush.beginPath()
      // In small steps, so that a slow device turns at the edges too.
      for (let at = last; at < share; at += 0.01) brush.lineTo(...brushAt(at, width, height))
      brush.lineTo(...brushAt(share, width, height))
      brush.stroke()
      last = share
      if (share < 1) return void requestAnimationFrame(paint)
      brush.drawImage(drawn, 0, 0)
      resolve()
    }
    requestAnimationFrame(paint)
  })
}

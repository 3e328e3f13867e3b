import { lerp, progressBetween, smoothstep } from '../../shared/numbers'
import { strokeTimes, timeline } from '../timeline'
import { findElement } from './findElement'
import { createPaintingAnimation } from './paintingAnimation'

/** The easel's canvas in its picture, as shares of the picture's width and height. */
const sheet = { left: 0.15, top: 0.0877, width: 0.6208, height: 0.6622 } as const
/** Where the close view begins on the canvas, as a share of its height: no brush stands before this part. */
const viewTop = 0.06

/** From the whole easel to its canvas, which the brush finishes. */
export const createEasel = () => {
  const art = findElement<HTMLImageElement>('#painting .art')
  const zoom = findElement('#painting .zoom')
  const { canvas, paint } = createPaintingAnimation(findElement<HTMLImageElement>('#painting-picture'))
  canvas.id = 'easel'
  zoom.append(canvas)
  const left = art.offsetLeft + sheet.left * art.offsetWidth
  const top = art.offsetTop + sheet.top * art.offsetHeight
  const width = sheet.width * art.offsetWidth
  const height = sheet.height * art.offsetHeight
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  const close = art.offsetWidth / width

  return (at: number) => {
    const near = smoothstep(timeline.painting + 0.3, timeline.painting + 1.5, at)
    const scale = lerp(1, close, near) * lerp(1, 1.02, progressBetween(strokeTimes.from, timeline.label, at))
    const x = lerp(0, art.offsetLeft - left * close, near)
    const y = lerp(0, -(top + viewTop * height) * close, near)
    zoom.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    canvas.style.opacity = String(smoothstep(timeline.painting + 0.95, timeline.painting + 1.4, at))
    paint(progressBetween(strokeTimes.from, strokeTimes.to, at))
  }
}

import { lerp, smoothstep } from '../../shared/numbers'
import { createCanvas } from './paintingAnimation'

/** In the bottles' masters, in px: the axis, the label's radius, top and height, and the viewer's distance in radii. */
const glass = { axis: 440, radius: 254, top: 974, height: 947, eye: 15 } as const
const half = (138 / 2) * (Math.PI / 180)
const slices = 160

/** Two rows of the bottle from `row` on, drawn out; opaque at the end that is named and gone at the other. */
const drawOut = (bottle: HTMLImageElement, row: number, height: number, opaque: 'top' | 'bottom') => {
  const width = bottle.naturalWidth
  const { canvas, brush } = createCanvas(width, height)
  brush.drawImage(bottle, 0, row, width, 2, 0, 0, width, height)
  const fade = brush.createLinearGradient(0, 0, 0, height)
  fade.addColorStop(0.4, opaque === 'top' ? '#000f' : '#0000')
  fade.addColorStop(1, opaque === 'top' ? '#0000' : '#000f')
  brush.globalCompositeOperation = 'destination-in'
  brush.fillStyle = fade
  brush.fillRect(0, 0, width, height)
  return canvas
}

/** The bottle without its label: glass does not change along the axis, so its rows above and below are drawn out. */
const drawBare = (brush: CanvasRenderingContext2D, bottle: HTMLImageElement) => {
  const top = glass.top - 8
  const height = glass.height + 16
  brush.drawImage(bottle, 0, 0)
  brush.clearRect(0, top, bottle.naturalWidth, height)
  brush.globalCompositeOperation = 'lighter'
  brush.drawImage(drawOut(bottle, top - 4, height, 'top'), 0, top)
  brush.drawImage(drawOut(bottle, top + height, height, 'bottom'), 0, top)
  brush.globalCompositeOperation = 'source-over'
}

/** How much larger something is that stands `depth` radii before the axis than the label's middle. */
const nearness = (depth: number) => (glass.eye - 1) / (glass.eye - depth)

/** The sheet that is still off the glass: straight from its line of contact, bent a little outwards. */
const drawLoose = (brush: CanvasRenderingContext2D, label: HTMLImageElement, contact: number) => {
  const step = (2 * half) / slices
  const first = Math.ceil((contact + half) / step)
  let [x, z] = [Math.sin(contact), Math.cos(contact)]
  for (let index = first; index < slices; index++) {
    const heading = contact - 0.32 * (index - first) * step
    const before = (x * glass.eye) / (glass.eye - z)
    x += step * Math.cos(heading)
    z -= step * Math.sin(heading)
    const after = (x * glass.eye) / (glass.eye - z)
    const scale = nearness(z)
    const left = glass.axis + before * glass.radius
    const width = (after - before) * glass.radius + 1
    const source = label.naturalWidth / slices
    brush.drawImage(
      label,
      index * source,
      0,
      source,
      label.naturalHeight,
      left,
      glass.top,
      width,
      glass.height * scale,
    )
    const shade = 0.34 * smoothstep(-0.2, 1.2, heading) + 0.1 * smoothstep(0.6, 0, (index - first) * step)
    brush.fillStyle = `rgb(11 6 18 / ${shade})`
    brush.fillRect(left, glass.top, width, glass.height * scale)
  }
}

/** A bottle and the label that is laid round it from its left to its right edge; `margin` px of air on either side. */
export const createLabelWrap = (bottle: HTMLImageElement, label: HTMLImageElement, margin: number) => {
  const { naturalWidth: width, naturalHeight: height } = bottle
  const bare = createCanvas(width, height)
  drawBare(bare.brush, bottle)
  const { canvas, brush } = createCanvas(width + 2 * margin, height)

  /** `at` from 0, the sheet at the left edge, to 1, the finished bottle. */
  const wrap = (at: number) => {
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.clearRect(0, 0, canvas.width, height)
    brush.translate(margin, 0)
    const arrival = smoothstep(0, 0.24, at)
    const contact = lerp(-half, half, smoothstep(0.2, 1, at))
    brush.drawImage(bare.canvas, 0, 0)
    const seam = glass.axis + (glass.radius * glass.eye * Math.sin(contact)) / (glass.eye - Math.cos(contact))
    brush.save()
    brush.beginPath()
    brush.rect(0, 0, at >= 1 ? width : seam, height)
    brush.clip()
    brush.clearRect(0, glass.top - 8, width, glass.height + 16)
    brush.drawImage(
      bottle,
      0,
      glass.top - 8,
      width,
      glass.height + 16,
      0,
      glass.top - 8,
      width,
      glass.height + 16,
    )
    brush.restore()
    brush.globalAlpha = arrival
    brush.translate(lerp(-420, 0, arrival), lerp(60, 0, arrival))
    if (at < 1) drawLoose(brush, label, contact)
    brush.globalAlpha = 1
  }
  return { canvas, wrap }
}

import { otherPaintings, timeline } from '../timeline'
import { createCanvas, createPaintingAnimation } from './paintingAnimation'
import { clamp, lerp, smoothstep } from '../../shared/numbers'
import { createBrushWipe } from './brushWipe'

export interface FilmWindow extends Window {
  /** Draws the moment `seconds` of the film. */
  drawFrame: (seconds: number) => void
}

const findElement = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`The film has no ${selector}.`)
  return element
}

const progress = (from: number, to: number, at: number) => clamp((at - from) / (to - from))

/** The first painting grows under the brush; the next ones cover it. */
const createPaintingSequence = () => {
  const { innerWidth: width, innerHeight: height } = window
  const { canvas, brush } = createCanvas(width, height)
  findElement('#easel').append(canvas)
  const paint = createPaintingAnimation(findElement<HTMLImageElement>('#first'))
  const wipes = otherPaintings.map((_, index) =>
    createBrushWipe(findElement<HTMLImageElement>(`#more-${index}`), 56 + index),
  )
  const length = (timeline.wall - timeline.more) / otherPaintings.length

  const draw = (picture: HTMLCanvasElement, zoom: number) => {
    const scale = (width / picture.width) * lerp(1.005, 1.11, zoom)
    const [w, h] = [picture.width * scale, picture.height * scale]
    brush.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  }

  return (at: number) => {
    if (at > timeline.wall + 1) return
    draw(paint(progress(timeline.canvas, timeline.more - 0.35, at)), progress(0, timeline.more + 1, at))
    wipes.forEach((wipe, index) => {
      const from = timeline.more + index * length
      if (at > from) draw(wipe(progress(from, from + 0.7, at)), progress(from, from + length + 1, at))
    })
  }
}

const fadeIn = (selector: string, from: number, at: number) => {
  findElement(selector).style.opacity = String(smoothstep(from - 0.25, from + 0.25, at))
}

const createFrameDrawer = (drawPaintings: (at: number) => void) => (seconds: number) => {
  const { wall, row, brand, legends } = timeline
  drawPaintings(seconds)

  fadeIn('#wall', wall, seconds)
  const near = progress(wall - 0.3, row + 0.3, seconds)
  findElement('#wall .room').style.transform = `scale(${lerp(1, 1.06, near)})`
  findElement('#wall .bottle').style.opacity = String(smoothstep(wall + 0.25, wall + 0.85, seconds))
  findElement('#wall .bottle').style.translate =
    `${lerp(46, 0, smoothstep(wall + 0.25, wall + 1.1, seconds))}px 0`

  fadeIn('#row', row, seconds)
  const strip = findElement('#row .niches')
  const path = strip.scrollWidth - window.innerWidth
  strip.style.transform = `translateX(${-path * lerp(0.02, 0.98, smoothstep(row - 0.5, brand + 0.5, seconds))}px)`

  fadeIn('#brand', brand, seconds)
  findElement('#brand .mark').style.transform =
    `rotate(${lerp(-90, 0, smoothstep(brand, brand + 0.9, seconds))}deg)`
  findElement('#brand .words').style.opacity = String(smoothstep(brand + 0.3, brand + 0.9, seconds))

  findElement('#legends').style.visibility = seconds >= legends ? 'visible' : 'hidden'
}

window.addEventListener('load', () =>
  Object.assign(window, { drawFrame: createFrameDrawer(createPaintingSequence()) }),
)

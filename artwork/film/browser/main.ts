import { more, timeline } from '../timeline'
import { canvasOf, selfPainting } from './canvas'
import { between, clamp, eased } from '../../shared/random'
import { sweeper } from './sweep'

export interface FilmWindow extends Window {
  /** Draws the moment `seconds` of the film. */
  at: (seconds: number) => void
}

const one = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`The film has no ${selector}.`)
  return element
}

const part = (from: number, to: number, at: number) => clamp((at - from) / (to - from))

/** The first painting grows under the brush; the next ones cover it. */
const easel = () => {
  const { innerWidth: width, innerHeight: height } = window
  const { canvas, brush } = canvasOf(width, height)
  one('#easel').append(canvas)
  const paint = selfPainting(one<HTMLImageElement>('#first'))
  const sweeps = more.map((_, index) => sweeper(one<HTMLImageElement>(`#more-${index}`), 56 + index))
  const length = (timeline.wall - timeline.more) / more.length

  const draw = (picture: HTMLCanvasElement, push: number) => {
    const scale = (width / picture.width) * between(1.005, 1.11, push)
    const [w, h] = [picture.width * scale, picture.height * scale]
    brush.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  }

  return (at: number) => {
    if (at > timeline.wall + 1) return
    draw(paint(part(timeline.canvas, timeline.more - 0.35, at)), part(0, timeline.more + 1, at))
    sweeps.forEach((sweep, index) => {
      const from = timeline.more + index * length
      if (at > from) draw(sweep(part(from, from + 0.7, at)), part(from, from + length + 1, at))
    })
  }
}

const fade = (selector: string, from: number, at: number) => {
  one(selector).style.opacity = String(eased(part(from - 0.25, from + 0.25, at)))
}

const drawing = (drawEasel: (at: number) => void) => (seconds: number) => {
  const { wall, row, brand, legends } = timeline
  drawEasel(seconds)

  fade('#wall', wall, seconds)
  const near = part(wall - 0.3, row + 0.3, seconds)
  one('#wall .room').style.transform = `scale(${between(1, 1.06, near)})`
  one('#wall .bottle').style.opacity = String(eased(part(wall + 0.25, wall + 0.85, seconds)))
  one('#wall .bottle').style.translate =
    `${between(46, 0, eased(part(wall + 0.25, wall + 1.1, seconds)))}px 0`

  fade('#row', row, seconds)
  const strip = one('#row .niches')
  const path = strip.scrollWidth - window.innerWidth
  strip.style.transform = `translateX(${-path * between(0.02, 0.98, eased(part(row - 0.5, brand + 0.5, seconds)))}px)`

  fade('#brand', brand, seconds)
  one('#brand .mark').style.transform =
    `rotate(${between(-90, 0, eased(part(brand, brand + 0.9, seconds)))}deg)`
  one('#brand .words').style.opacity = String(eased(part(brand + 0.3, brand + 0.9, seconds)))

  one('#legends').style.visibility = seconds >= legends ? 'visible' : 'hidden'
}

window.addEventListener('load', () => Object.assign(window, { at: drawing(easel()) }))

import { lerp, progressBetween, smoothstep } from '../../shared/numbers'
import { filmParts, timeline, wrapTimes } from '../timeline'
import { createEasel } from './easel'
import { findElement } from './findElement'
import { createLabelWrap } from './labelWrap'

export interface FilmWindow extends Window {
  /** Draws the moment `seconds` of the film. */
  drawFrame: (seconds: number) => void
}

const turn = 0.5

/** Each part is uncovered from the right, over the one before. */
const showParts = (at: number) => {
  filmParts.forEach(([id, from, to], index) => {
    const { style } = findElement(`#${id}`)
    style.visibility = at >= from - turn / 2 && at <= to + turn ? 'visible' : 'hidden'
    const covered = index === 0 ? 0 : 100 * (1 - smoothstep(from - turn / 2, from + turn / 2, at))
    style.clipPath = `inset(0 0 0 ${covered}%)`
  })
}

/** The camera comes slowly nearer to the middle of the picture. */
const moveCamera = (at: number) => {
  for (const [id, from, to] of filmParts) {
    if (id === 'painting' || id === 'bottle') continue
    const art = findElement(`#${id} .art`)
    const near = progressBetween(from - turn, to + turn, at)
    const zoom = findElement(`#${id} .zoom`)
    zoom.style.transformOrigin = `${art.offsetLeft + art.offsetWidth / 2}px 60%`
    zoom.style.transform = `translateX(${lerp(6, -6, near)}px) scale(${lerp(1.01, 1.08, near)})`
  }
}

/** The bottle's middle, as a share of the film's width. */
const stand = () => (window.innerWidth > window.innerHeight ? 0.73 : 0.5)

const createBottle = () => {
  const margin = 640
  const bottle = findElement<HTMLImageElement>('#bottle-picture')
  const { canvas, wrap } = createLabelWrap(bottle, findElement<HTMLImageElement>('#label-picture'), margin)
  const tall = window.innerHeight * (window.innerWidth > window.innerHeight ? 0.88 : 0.7)
  const wide = (tall * canvas.width) / canvas.height
  const { style } = canvas
  Object.assign(style, { height: `${tall}px`, left: `${stand() * window.innerWidth - wide / 2}px` })
  style.transformOrigin = '50% 100%'
  findElement('#bottle .room').append(canvas)
  return (at: number) => {
    wrap(progressBetween(wrapTimes.from, wrapTimes.to, at))
    style.transform = `scale(${lerp(1, 1.035, progressBetween(timeline.bottle, timeline.legends, at))})`
  }
}

const fade = (selector: string, value: number) => {
  findElement(selector).style.opacity = String(value)
}

window.addEventListener('load', () => {
  const moveEasel = createEasel()
  const moveBottle = createBottle()
  const drawFrame = (seconds: number) => {
    const { brand, legends } = timeline
    showParts(seconds)
    moveCamera(seconds)
    if (seconds > timeline.painting - turn && seconds < timeline.label + turn) moveEasel(seconds)
    if (seconds > timeline.bottle - turn) moveBottle(seconds)
    fade('#label-words', 1 - smoothstep(brand - 0.5, brand - 0.2, seconds))
    fade('#brand-words', smoothstep(brand - 0.25, brand + 0.15, seconds))
    // The room grows dark before the first letter: nothing else is on the screen with the legends.
    fade('#legends', smoothstep(legends - 0.7, legends - 0.25, seconds))
    fade('#sentences', smoothstep(legends - 0.25, legends - 0.04, seconds))
  }
  Object.assign(window, { drawFrame })
})

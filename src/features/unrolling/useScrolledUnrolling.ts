import { useEffect, type RefObject } from 'react'
import type { Painting } from '../../content/collection'
import type { ProductLine } from '../../content/models'
import { createStageView } from './createStageView'
import { scrolledShare } from './scrolledShare'

interface Given {
  /** Its only child stays in the window while the page is scrolled past it. */
  readonly track: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly wall: RefObject<HTMLElement | null>
  readonly line: ProductLine
  readonly painting: Painting
  /** The pictures can be drawn from now on. */
  readonly onReady: () => void
}

/** Of what is missing, the share that a frame makes up: a notch of the wheel becomes a movement. */
const followShare = 0.18
const nearEnough = 0.002

/** Takes the label off as the page is scrolled down past the track, and puts it back as it is scrolled up. */
export function useScrolledUnrolling({ track, stage, canvas, wall, line, painting, onReady }: Given) {
  useEffect(() => {
    const bottle = stage.current?.querySelector<HTMLElement>('.product-stage__bottle')
    const band = track.current?.firstElementChild
    if (!track.current || !band || !stage.current || !canvas.current || !wall.current || !bottle) return
    const [path, box] = [track.current, stage.current]
    const view = createStageView(
      { stage: box, bottle, canvas: canvas.current, wall: wall.current },
      line,
      painting,
    )
    let shown = 0
    let frame = 0
    let isGone = false

    const step = () => {
      frame = 0
      const wanted = scrolledShare(path.getBoundingClientRect(), band.getBoundingClientRect())
      // Most of the page is scrolled with the label at one of its ends: nothing is drawn.
      if (wanted === shown) return
      const missing = wanted - shown
      shown = Math.abs(missing) < nearEnough ? wanted : shown + missing * followShare
      view.render(shown, false)
      frame = requestAnimationFrame(step)
    }
    const follow = () => (frame ||= requestAnimationFrame(step))
    const resize = () => {
      view.resize()
      view.render(shown, false)
      if (view.isReady()) follow()
    }
    resize()
    addEventListener('resize', resize)
    const start = () => {
      if (isGone || !view.isReady()) return
      onReady()
      follow()
      addEventListener('scroll', follow, { passive: true })
    }
    // Without the pictures nothing changes.
    view.prepare().then(start, () => {})

    return () => {
      isGone = true
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
      removeEventListener('resize', resize)
    }
  }, [track, stage, canvas, wall, line, painting, onReady])
}

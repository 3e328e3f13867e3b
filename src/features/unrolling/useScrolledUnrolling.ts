import { useEffect, type RefObject } from 'react'
import type { Painting } from '../../content/collection'
import type { ProductLine } from '../../content/models'
import { createStageView } from './createStageView'
import { scrolledShare } from './scrolledShare'

interface Given {
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

/** Takes the label off as the stage is scrolled up the window, and puts it back as it is scrolled down. */
export function useScrolledUnrolling({ stage, canvas, wall, line, painting, onReady }: Given) {
  useEffect(() => {
    const bottle = stage.current?.querySelector<HTMLElement>('.product-stage__bottle')
    if (!stage.current || !canvas.current || !wall.current || !bottle) return
    const box = stage.current
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
      const wanted = scrolledShare(box.getBoundingClientRect(), innerHeight)
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
      follow()
    }
    view.resize()
    view.render(0, false)
    const start = () => {
      if (isGone || !view.isReady()) return
      onReady()
      follow()
      addEventListener('scroll', follow, { passive: true })
      addEventListener('resize', resize)
    }
    // Without the pictures nothing changes.
    view.prepare().then(start, () => {})

    return () => {
      isGone = true
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
      removeEventListener('resize', resize)
    }
  }, [stage, canvas, wall, line, painting, onReady])
}

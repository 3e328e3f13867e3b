import { useEffect, useRef, type RefObject } from 'react'
import type { Painting } from '../../content/collection'
import type { ProductLine } from '../../content/models'
import { prefersReducedMotion } from '../../shared/prefersReducedMotion'
import { createProgress } from './createProgress'
import { createStageView } from './createStageView'
import { listenToDrag } from './listenToDrag'

interface Given {
  readonly stage: RefObject<HTMLElement | null>
  readonly line: ProductLine
  readonly painting: Painting
  readonly isUnrolled: boolean
  readonly onChange: (isUnrolled: boolean) => void
}

/** Moves the label where the page wants it, and where a finger takes it. */
export function useUnrolling({ stage, line, painting, isUnrolled, onChange }: Given) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const wall = useRef<HTMLDivElement>(null)
  const bottle = useRef<HTMLDivElement>(null)
  const wanted = useRef(isUnrolled)
  const change = useRef(onChange)
  const move = useRef(() => {})

  useEffect(() => {
    change.current = onChange
  }, [onChange])

  useEffect(() => {
    const elements = { stage: stage.current, canvas: canvas.current, wall: wall.current }
    const bottleOnStage = elements.stage?.querySelector<HTMLElement>('.product-stage__bottle')
    if (!elements.stage || !elements.canvas || !elements.wall || !bottleOnStage) return
    const { stage: box, canvas: sheet, wall: hanging } = elements
    const view = createStageView(
      { stage: box, bottle: bottleOnStage, canvas: sheet, wall: hanging },
      line,
      painting,
    )
    const fades = () => prefersReducedMotion() || !view.isReady()
    const progress = createProgress((value) => view.render(value, fades()))
    let isPrepared = false
    let isGone = false

    const resize = () => {
      view.resize()
      view.render(progress.value, fades())
    }
    move.current = () => {
      if (isPrepared) progress.moveTo(wanted.current ? 1 : 0, fades())
    }
    resize()
    window.addEventListener('resize', resize)
    const stopDrag = listenToDrag(box, {
      isUnrolled: () => wanted.current,
      onDrag: (value) => {
        if (!fades()) progress.set(value)
      },
      onEnd: (isOff) => {
        wanted.current = isOff
        move.current()
        change.current(isOff)
      },
    })
    const start = () => {
      if (isGone) return
      isPrepared = true
      // Without a drawing the bottle beside the painting is a picture too.
      if (bottle.current) bottle.current.hidden = view.isReady()
      move.current()
    }
    view.prepare().then(start, start)

    return () => {
      isGone = true
      move.current = () => {}
      progress.stop()
      stopDrag()
      window.removeEventListener('resize', resize)
      view.render(0, true)
    }
  }, [stage, line, painting])

  useEffect(() => {
    if (wanted.current === isUnrolled) return
    wanted.current = isUnrolled
    move.current()
  }, [isUnrolled])

  return { canvas, wall, bottle }
}

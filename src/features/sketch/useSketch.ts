import { useEffect, useRef, useState } from 'react'
import { callWhenNear } from '../../shared/callWhenNear'
import type { LabelDesign } from './labelDesign'
import type { SketchView } from './drawSketch'
import { loadSketchCode, type SketchCode } from './sketchCode'

type State = 'waiting' | 'drawn' | 'failed'

/**
 * Keeps a canvas drawn, as wide as its box: anew when the design changes, or the width. The first drawing waits until the
 * box is in the window, and until it is wanted: it costs a phone seconds.
 * @param isWanted by default from the first choice on: until then a picture of the same is there
 */
export function useSketch(view: SketchView, design: LabelDesign, isWanted = !design.isExample) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [code, setCode] = useState<SketchCode>()
  const [width, setWidth] = useState(0)
  const [state, setState] = useState<State>('waiting')

  useEffect(() => {
    const box = canvas.current?.parentElement
    if (!box) return
    const size = new ResizeObserver(() => setWidth(box.clientWidth))
    const stopWaiting = callWhenNear(box, () => {
      size.observe(box)
      loadSketchCode().then(setCode, () => setState('failed'))
    })
    return () => {
      stopWaiting()
      size.disconnect()
    }
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (!element || !code || !width || (!isWanted && element.hidden)) return
    let isCurrent = true
    const draw = async () => {
      try {
        await code.draw(view, element, design, width, {
          isCurrent: () => isCurrent,
          onShow: () => setState('drawn'),
        })
      } catch {
        if (isCurrent) setState('failed')
      }
    }
    // After the frame in which the choice itself is shown.
    const timer = setTimeout(() => void draw())
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [code, width, view, design, isWanted])

  return { canvas, state, words: code?.describeDesign(design) }
}

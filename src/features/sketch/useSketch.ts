import { useEffect, useRef, useState } from 'react'
import type { LabelDesign } from './labelDesign'
import type { SketchView } from './drawSketch'
import { loadSketchCode, type SketchCode } from './sketchCode'

type State = 'waiting' | 'drawn' | 'failed'

/** Keeps a canvas drawn, as wide as its box: anew when the design changes, or the width. */
export function useSketch(view: SketchView, design: LabelDesign) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [code, setCode] = useState<SketchCode>()
  const [width, setWidth] = useState(0)
  const [state, setState] = useState<State>('waiting')

  useEffect(() => {
    const box = canvas.current?.parentElement
    if (!box || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    loadSketchCode().then(setCode, () => setState('failed'))
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!code || width === 0) return
    let isWanted = true
    const draw = async () => {
      if (!canvas.current) return
      try {
        await code.draw(view, canvas.current, design, width, () => isWanted)
        if (isWanted) setState('drawn')
      } catch {
        if (isWanted) setState('failed')
      }
    }
    // After the frame in which the choice itself is shown.
    const timer = setTimeout(() => void draw())
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [code, width, view, design])

  return { canvas, state, words: code?.describeDesign(design) }
}

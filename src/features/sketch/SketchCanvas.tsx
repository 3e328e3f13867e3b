import type { ComponentProps } from 'react'
import type { LabelDesign } from './labelDesign'
import type { SketchView } from './drawSketch'
import { useSketch } from './useSketch'

type Props = ComponentProps<'canvas'> & { view: SketchView; design: LabelDesign }

/** One drawing of the design, as wide as its box, hidden until it is drawn; the sheet is the one that is described. */
export function SketchCanvas({ view, design, ...given }: Props) {
  const { canvas, state } = useSketch(view, design)
  const isDrawn = state === 'drawn'
  return <canvas ref={canvas} hidden={!isDrawn} aria-hidden={isDrawn || undefined} {...given} />
}

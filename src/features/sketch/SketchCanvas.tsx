import type { ComponentProps } from 'react'
import type { LabelDesign } from './labelDesign'
import type { SketchView } from './drawSketch'
import { useSketch } from './useSketch'

type Props = ComponentProps<'canvas'> & { view: SketchView; design: LabelDesign }

/**
 * One drawing of the design, as wide as its box; the sheet is the one that is described.
 * @param hidden by default until it is drawn
 */
export function SketchCanvas({ view, design, hidden, ...given }: Props) {
  const { canvas, state } = useSketch(view, design)
  const isHidden = hidden ?? state !== 'drawn'
  return <canvas ref={canvas} hidden={isHidden} aria-hidden={!isHidden || undefined} {...given} />
}

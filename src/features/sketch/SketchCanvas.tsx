import type { ComponentProps } from 'react'
import type { LabelDesign } from './labelDesign'
import type { SketchView } from './drawSketch'
import { useSketch } from './useSketch'

type Props = ComponentProps<'canvas'> & { view: SketchView; design: LabelDesign; isWanted?: boolean }

/**
 * One drawing of the design, as wide as its box; the sheet is the one that is described.
 * @param isWanted see useSketch.ts
 * @param hidden by default until it is drawn
 */
export function SketchCanvas({ view, design, isWanted, hidden, ...given }: Props) {
  const { canvas, state } = useSketch(view, design, isWanted)
  const isHidden = hidden ?? state !== 'drawn'
  return <canvas ref={canvas} hidden={isHidden} aria-hidden={!isHidden || undefined} {...given} />
}

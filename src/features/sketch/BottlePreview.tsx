import { useMemo } from 'react'
import type { ProductLine } from '../../content/models'
import type { LabelDesign } from './labelDesign'
import { useSketch } from './useSketch'
import './BottlePreview.scss'

/** The sketch's label on a bottle of the line, over the picture of the choice, as wide as its box. */
export function BottlePreview({ design, line }: { design: LabelDesign; line: ProductLine }) {
  const ofLine = useMemo(() => ({ ...design, line }), [design, line])
  const { canvas, state } = useSketch('bottle', ofLine)
  return <canvas ref={canvas} className="bottle-preview" hidden={state !== 'drawn'} aria-hidden="true" />
}

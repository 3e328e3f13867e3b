import { useMemo } from 'react'
import type { ProductLine } from '../../content/models'
import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './BottlePreview.scss'

/** The sketch's label on a bottle of the line, over the picture of the choice, as wide as its box. */
export function BottlePreview({ design, line }: { design: LabelDesign; line: ProductLine }) {
  const ofLine = useMemo(() => ({ ...design, line }), [design, line])
  return <SketchCanvas view="bottle" design={ofLine} className="bottle-preview" />
}

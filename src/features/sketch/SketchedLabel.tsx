import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './SketchedLabel.scss'

/** The sketch's label, over that of a photographed bottle. */
export function SketchedLabel({ design }: { design: LabelDesign }) {
  return (
    <div className="sketched-label">
      <SketchCanvas view="label" design={design} className="sketched-label__canvas" />
    </div>
  )
}

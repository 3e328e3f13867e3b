import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './WallLabel.scss'

/** The sketch's label, over that of a photographed bottle. */
export function WallLabel({ design }: { design: LabelDesign }) {
  return (
    <div className="wall-label">
      <SketchCanvas view="label" design={design} className="wall-label__canvas" />
    </div>
  )
}

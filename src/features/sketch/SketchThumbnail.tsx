import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './SketchThumbnail.scss'

/** The painting of the sketch, beside choices that are made while the sheet is out of view. */
export function SketchThumbnail({ design }: { design: LabelDesign }) {
  return (
    <div className="sketch-thumbnail">
      <SketchCanvas view="thumbnail" design={design} isWanted className="sketch-thumbnail__canvas" />
    </div>
  )
}

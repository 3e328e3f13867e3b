import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './SketchThumbnail.scss'

/**
 * The painting of the sketch, beside choices that are made while the sheet is out of view.
 * @param isAside it stands beyond the edge of the window, and stays drawn
 */
export function SketchThumbnail({ design, isAside }: { design: LabelDesign; isAside: boolean }) {
  return (
    <div className="sketch-thumbnail" data-aside={isAside}>
      <SketchCanvas view="thumbnail" design={design} isWanted className="sketch-thumbnail__canvas" />
    </div>
  )
}

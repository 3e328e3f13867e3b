import { sketch } from '../../content/sketch'
import type { LabelDesign } from './labelDesign'
import { SketchCanvas } from './SketchCanvas'
import './LabelPreview.scss'

/** The label alone, beside the fields that write on it. */
export function LabelPreview({ design }: { design: LabelDesign }) {
  return (
    <figure className="label-preview">
      <SketchCanvas
        view="label"
        design={design}
        className="label-preview__canvas"
        hidden={false}
        width={300}
        height={576}
      />
      <figcaption className="label-preview__caption">{sketch.stamp}</figcaption>
    </figure>
  )
}

import { sketch } from '../../content/sketch'
import type { LabelDesign } from './labelDesign'
import { useSketch } from './useSketch'
import './LabelPreview.scss'

/** The label alone, beside the fields that write on it; the sheet above is the one that is described. */
export function LabelPreview({ design }: { design: LabelDesign }) {
  const { canvas } = useSketch('label', design)
  return (
    <figure className="label-preview">
      <canvas ref={canvas} className="label-preview__canvas" width={300} height={576} aria-hidden="true" />
      <figcaption className="label-preview__caption">{sketch.stamp}</figcaption>
    </figure>
  )
}

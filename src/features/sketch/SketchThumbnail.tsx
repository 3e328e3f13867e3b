import type { LabelDesign } from './labelDesign'
import { useSketch } from './useSketch'
import './SketchThumbnail.scss'

/** The sheet in small, beside choices that are made while it is out of view; the large one is described. */
export function SketchThumbnail({ design }: { design: LabelDesign }) {
  const { canvas } = useSketch('sheet', design)
  return (
    <div className="sketch-thumbnail">
      <canvas ref={canvas} className="sketch-thumbnail__canvas" width={90} height={100} aria-hidden="true" />
    </div>
  )
}

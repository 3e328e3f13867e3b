import { sketch, sketchExample } from '../../content/sketch'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { Picture } from '../../shared/ui/Picture'
import type { LabelDesign } from './labelDesign'
import { useSketch } from './useSketch'
import './SketchSheet.scss'

type Props = { design: LabelDesign; sizes: string }

/**
 * The sheet with the bottle and its label; until something is chosen, and without JavaScript, a picture of the example. An
 * advertising element: the law's legends are below it, as in the picture that is shared (Ley 259 art. 9).
 */
export function SketchSheet({ design, sizes }: Props) {
  const { canvas, state, words } = useSketch('sheet', design)
  const isDrawn = state === 'drawn'
  return (
    <figure className="sketch-sheet" data-state={state}>
      <div className="sketch-sheet__poster">
        <div className="sketch-sheet__paper">
          <Picture
            className="sketch-sheet__picture"
            source={sketchExample.source}
            alt={isDrawn ? '' : sketchExample.alt}
            sizes={sizes}
            priority
          />
          <canvas
            ref={canvas}
            className="sketch-sheet__canvas"
            hidden={!isDrawn}
            role="img"
            aria-label={words}
          />
        </div>
        <LegalLegends className="sketch-sheet__legends" />
      </div>
      <figcaption className="sketch-sheet__caption">
        {sketch.stamp}. {state === 'failed' ? sketch.notLoaded : design.isExample && sketch.example}
      </figcaption>
    </figure>
  )
}

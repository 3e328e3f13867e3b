import type { Painting } from '../../content/collection'
import { paintingPage as copy, scaleLabel } from '../../content/paintingPage'
import type { Product } from '../../content/product'
import { ScaleWall } from '../../features/gallery/ScaleWall'
import * as breakpoints from '../../styles/breakpoints'
import './PaintingScale.scss'

const { pageWide, pageMax, slider5 } = breakpoints
const wallWidths = [
  [`(min-width: ${pageWide}px)`, '1140px'],
  [`(min-width: ${pageMax}px)`, '931px'],
  [`(min-width: ${slider5}px)`, 'calc((91vw - 32px) * 0.728)'],
  ['', '100vw'],
] as const

export function PaintingScale({ painting, bottle }: { painting: Painting; bottle: Product }) {
  return (
    <section className="painting-scale">
      <div className="painting-scale__columns">
        <div className="painting-scale__words">
          <h2 className="painting-scale__title">{copy.scale.heading}</h2>
          <p className="painting-scale__text">{copy.scale.text}</p>
        </div>
        <div className="painting-scale__wall">
          <ScaleWall
            works={[painting]}
            bottle={bottle.srcImg[0].source}
            label={scaleLabel(painting)}
            widths={wallWidths}
          />
        </div>
      </div>
    </section>
  )
}

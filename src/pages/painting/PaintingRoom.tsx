import type { Painting } from '../../content/collection'
import { paintingsPage } from '../../content/gallery'
import type { Product } from '../../content/product'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { paths } from '../../shared/paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import * as breakpoints from '../../styles/breakpoints'
import { PaintingLabel } from './PaintingLabel'
import '../../shared/ui/Wall.scss'
import './PaintingRoom.scss'

const parent = { path: paths.paintings, title: paintingsPage.heading }

const { layout, slider5, wide } = breakpoints
/** As wide as `PaintingRoom.scss` lets it be where the whole painting fits under the bar. */
const wholeInView = '75vh - 161px'
const sizes = `(min-width: ${wide}px) min(620px, ${wholeInView}), (min-width: ${slider5}px) min(41vw, ${wholeInView}), (min-width: ${layout}px) min(56vw - 42px, ${wholeInView}), calc(100vw - 120px)`

/** The painting's own wall by night: the framed work, whole in the first screen, and its label on the right. */
export function PaintingRoom({ painting, bottle }: { painting: Painting; bottle: Product | undefined }) {
  return (
    <div className="painting-room" data-wall={painting.id}>
      <div className="painting-room__wrap">
        <Breadcrumbs parent={parent} current={painting.title} />
        <div className="painting-room__layout">
          <div className="painting-room__work">
            <FramedPainting
              image={painting.image}
              frame={painting.frame}
              sizes={sizes}
              priority
              page={paths.painting(painting.id)}
            />
          </div>
          <PaintingLabel painting={painting} bottle={bottle} />
        </div>
      </div>
    </div>
  )
}

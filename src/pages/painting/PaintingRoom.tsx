import type { Painting } from '../../content/collection'
import { paintingsPage } from '../../content/gallery'
import type { Product } from '../../content/products'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { paths } from '../../shared/paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import * as breakpoints from '../../styles/breakpoints'
import { PaintingLabel } from './PaintingLabel'
import './PaintingRoom.scss'

const parent = { path: paths.paintings, title: paintingsPage.heading }

const { layout, slider5, wide } = breakpoints
const sizes = `(min-width: ${wide}px) 540px, (min-width: ${slider5}px) 41vw, (min-width: ${layout}px) 540px, calc(100vw - 80px)`

/** The night room: the framed work, and its label on the right. */
export function PaintingRoom({ painting, bottle }: { painting: Painting; bottle: Product | undefined }) {
  return (
    <div className="painting-room">
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
            <ZoomButton key={painting.id} image={painting.image} name={painting.title} />
          </div>
          <PaintingLabel painting={painting} bottle={bottle} />
        </div>
      </div>
    </div>
  )
}

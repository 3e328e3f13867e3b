import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/paintingPage'
import type { Product } from '../../content/product'
import { ProductCard } from '../../features/catalogue/ProductCard'
import { findRelatedPaintings } from '../../features/gallery/findInCollection'
import { AddToOrder } from '../../features/order/AddToOrder'
import * as breakpoints from '../../styles/breakpoints'
import { RelatedPaintings } from './RelatedPaintings'
import './RelatedWorks.scss'

const bottleSizes = `(min-width: ${breakpoints.pageWide}px) 264px, (min-width: ${breakpoints.pageMax}px) 208px, (min-width: ${breakpoints.wide}px) 14vw, (min-width: ${breakpoints.layout}px) 208px, 114px`

/** As many as fill the height of the bottle's card. */
const otherWorks = 6

/** The bottle that wears the work, and others of the collection. */
export function RelatedWorks({ painting, bottle }: { painting: Painting; bottle: Product | undefined }) {
  return (
    <div className="related-works">
      <div className="related-works__layout">
        {bottle && (
          <section className="related-works__bottle">
            <h2 className="related-works__title">{copy.bottle.heading}</h2>
            <div className="related-works__card">
              <ProductCard
                product={bottle}
                action={<AddToOrder product={bottle} />}
                bottleSizes={bottleSizes}
              />
            </div>
          </section>
        )}
        <RelatedPaintings paintings={findRelatedPaintings(painting, otherWorks)} />
      </div>
    </div>
  )
}

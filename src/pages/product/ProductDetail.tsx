import type { Product } from '../../content/product'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { ProductGallery } from './ProductGallery'
import { ProductInfo } from './ProductInfo'
import './ProductDetail.scss'

/** What advertises the bottle, with the law's legends at its end (Ley 259 art. 9). */
export function ProductDetail({ product }: { product: Product }) {
  return (
    <div className="product-detail">
      <div className="product-detail__columns">
        <ProductGallery key={product.id} product={product} />
        <ProductInfo product={product} />
      </div>
      <LegalLegends className="product-detail__legends" />
    </div>
  )
}

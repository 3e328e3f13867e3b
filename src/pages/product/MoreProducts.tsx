import { productPage } from '../../content/productPage'
import type { Product } from '../../content/products'
import { ProductSlider } from '../../features/catalogue/ProductSlider'
import { AddToOrder } from '../../features/order/AddToOrder'
import { findOtherProducts } from './findOtherProducts'
import './MoreProducts.scss'

/** Five other bottles. */
export function MoreProducts({ product }: { product: Product }) {
  return (
    <div className="more-products">
      <div className="more-products__column">
        <ProductSlider
          heading={productPage.more.heading}
          products={findOtherProducts(product)}
          action={(other) => <AddToOrder product={other} />}
        />
      </div>
    </div>
  )
}

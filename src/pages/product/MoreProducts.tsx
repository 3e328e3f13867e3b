import { productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import { ProductSlider } from '../../features/catalogue/ProductSlider'
import { AddToOrder } from '../../features/order/AddToOrder'
import { findOtherProducts } from './findOtherProducts'
import './MoreProducts.scss'

/** Five other bottles. */
export function MoreProducts({ product }: { product: Product }) {
  const others = findOtherProducts(product)
  return (
    <div className="more-products">
      <div className="more-products__column">
        <ProductSlider
          heading={productPage.more.heading}
          key={product.id}
          count={others.length}
          find={(index) => others[index]}
          action={(other) => <AddToOrder product={other} />}
        />
      </div>
    </div>
  )
}

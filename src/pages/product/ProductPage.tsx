import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { productPage } from '../../content/productPage'
import { fullName, type Product } from '../../content/product'
import { findProduct } from '../../content/products'
import { leaveUnknownId } from '../../shared/leaveUnknownId'
import { bottlesOnHome } from '../../shared/paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { LotLink } from './LotLink'
import { MoreProducts } from './MoreProducts'
import { OrderBar } from './OrderBar'
import { ProductDetail } from './ProductDetail'
import { ProductFacts } from './ProductFacts'
import { ProductPainting } from './ProductPainting'
import { ProductServing } from './ProductServing'
import { ProductTasting } from './ProductTasting'
import './ProductPage.scss'

const parent = { path: bottlesOnHome, title: productPage.catalogue }

export function loader({ params, request }: LoaderFunctionArgs) {
  return findProduct(params.id) ?? leaveUnknownId(request)
}

/** spec §2: one bottle. */
export function Component() {
  const product = useLoaderData<Product>()
  const name = fullName(product)
  useDocumentTitle(name)

  return (
    <>
      <div className="product-page">
        <LotLink />
        <Breadcrumbs parent={parent} current={name} />
        <ProductDetail product={product} />
        <ProductFacts product={product} />
        <ProductTasting product={product} />
      </div>
      <ProductPainting paintingId={product.paintingId} />
      <ProductServing product={product} />
      <MoreProducts product={product} />
      <OrderBar product={product} />
    </>
  )
}

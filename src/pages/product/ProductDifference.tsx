import { Link } from 'react-router-dom'
import { bottleDifferences, lineDifferences } from '../../content/bottleDifferences'
import { comparisonLink } from '../../content/comparisonLink'
import { productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import './ProductDifference.scss'

/** What tells this bottle's singani from the others of its line, and its line from the other one. */
export function ProductDifference({ product: { id, line } }: { product: Product }) {
  return (
    <p className="product-difference">
      <strong className="product-difference__term">{productPage.difference}</strong> {bottleDifferences[id]}{' '}
      {lineDifferences[line]} <Link to={comparisonLink.path}>{comparisonLink.label}</Link>
    </p>
  )
}

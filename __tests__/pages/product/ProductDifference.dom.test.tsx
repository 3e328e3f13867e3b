import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { bottleDifferences, lineDifferences } from '../../../src/content/bottleDifferences'
import { products } from '../../../src/content/products'
import { ProductDifference } from '../../../src/pages/product/ProductDifference'
import { main, openBottle } from './support/openProduct'

it.each(products)('$id says what tells it from its line, and its line from the other one', (product) => {
  const { container } = render(<ProductDifference product={product} />, { wrapper: MemoryRouter })
  const { id, line } = product
  expect(container).toHaveTextContent(
    `Qué lo distingue. ${bottleDifferences[id]} ${lineDifferences[line]} Compara los singanis`,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/nosotros#compara')
})

it('is open on the page, before the story of the painting', async () => {
  const { product } = await openBottle('singani-premium-4')
  const difference = main().getByText(bottleDifferences['singani-premium-4'], { exact: false })
  expect(difference).toBeVisible()
  expect(main().getByText(product.opening).compareDocumentPosition(difference)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
})

import { screen, within } from '@testing-library/react'
import type { ProductId } from '../../../../src/content/collection'
import { findProduct } from '../../../../src/content/products'
import { paths } from '../../../../src/shared/paths'
import { renderApp } from '../../../support/renderApp'

export async function openBottle(id: ProductId) {
  const app = renderApp({ path: paths.product(id), stored: { local: 'accepted' } })
  const product = findProduct(id)!
  await screen.findByText(product.opening)
  return { ...app, product }
}

export const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')

export const main = () => within(screen.getByRole('main'))

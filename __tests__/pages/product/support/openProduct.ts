import { screen, within } from '@testing-library/react'
import type { ProductId } from '../../../../src/content/collection'
import { findProduct } from '../../../../src/content/products'
import { paths } from '../../../../src/shared/paths'
import { renderApp } from '../../../support/renderApp'

/** @param part of the page, as in an address: `#etiqueta` */
export async function openBottle(id: ProductId, part = '') {
  const app = renderApp({ path: `${paths.product(id)}${part}`, stored: { local: 'accepted' } })
  const product = findProduct(id)!
  await screen.findByText(product.opening)
  return { ...app, product }
}

export const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')

export const main = () => within(screen.getByRole('main'))

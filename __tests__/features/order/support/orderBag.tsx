import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeStore } from '../../../../src/app/store'
import { fullName, type Product } from '../../../../src/content/product'
import { findProduct } from '../../../../src/content/products'
import { AddToOrder } from '../../../../src/features/order/AddToOrder'
import { OrderBag } from '../../../../src/features/order/OrderBag'
import type { OrderLine } from '../../../../src/features/order/orderSlice'

const bottle = (id: Product['id']) => {
  const product = findProduct(id)
  if (!product) throw new Error(`no bottle ${id}`)
  return product
}
export const ancestros = bottle('singani-premium-3')
export const eco = bottle('singani-clasico-1')

/** The bag and the buttons of two bottles, without the rest of the app. */
export function renderBag(lines: OrderLine[] = []) {
  const store = makeStore({ order: { lines } })
  const element = (
    <Provider store={store}>
      <OrderBag />
      <main>
        <AddToOrder product={ancestros} />
        <AddToOrder product={eco} />
      </main>
      <div data-testid="wide">
        <AddToOrder product={ancestros} wide />
      </div>
    </Provider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  return { store, router }
}

export const add = (product: Product) =>
  within(screen.getByRole('main')).getByRole('button', { name: new RegExp(fullName(product)) })
export const bag = () => screen.getByRole('button', { name: /^Tu mensaje/ })
export const panel = () => within(screen.getByRole('dialog', { name: 'Tu mensaje' }))
export const pressIn = (name: string) => fireEvent.click(panel().getByRole('button', { name }))
/** The message that a link of the panel carries. */
export const sentBy = (name: RegExp) =>
  new URL(panel().getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text')

export const openBag = async () => {
  bag().focus()
  fireEvent.click(bag())
  await screen.findByRole('dialog', { name: 'Tu mensaje' })
}

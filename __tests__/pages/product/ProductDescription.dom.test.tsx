import { act, screen } from '@testing-library/react'
import { openBottle } from './support/openProduct'

const rest = () => document.querySelector<HTMLElement>('.product-description__rest')!

it('shows the first sentences; the rest unfolds and folds again', async () => {
  const { user, product } = await openBottle('singani-premium-2')
  expect(screen.getByText(product.opening)).toBeVisible()
  expect(rest()).toHaveAttribute('hidden', 'until-found')
  const button = screen.getByRole('button', { name: 'Leer más sobre Abuelos chiquitanos' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(`${product.opening} ${rest().textContent}`).toBe(product.desc)
  expect(rest()).not.toHaveAttribute('hidden')
  expect(button).toHaveAccessibleName('Leer menos sobre Abuelos chiquitanos')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(button)
  expect(rest()).toHaveAttribute('hidden', 'until-found')
})

it('unfolds where the browser finds a word in it', async () => {
  await openBottle('singani-premium-2')
  act(() => void rest().dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(rest()).not.toHaveAttribute('hidden')
  expect(screen.getByRole('button', { name: /^Leer menos/ })).toHaveAttribute('aria-expanded', 'true')
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { bottleAdded } from '../../../src/features/order/orderSlice'
import { renderApp } from '../../support/renderApp'

const openAncestros = async () => {
  const app = renderApp({ path: '/productos/singani-premium-3', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Singani Premium' })
  return app
}

const add = (name: string) => within(screen.getByRole('main')).getAllByRole('button', { name })[0]!
const addAncestros = () => add('Agregar y elegir más (Singani Premium, Ancestros)')
const bag = () => screen.getByRole('button', { name: /^Tu mensaje/ })
const sentBy = (name: RegExp) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text')

it('bottles are added, counted and announced, and listed in the message as it will be sent', async () => {
  const { user, store } = await openAncestros()
  await user.click(addAncestros())
  expect(bag()).toHaveAccessibleName('Tu mensaje: 1 botella')
  await user.click(add('Agregar otra (Singani Premium, Ancestros)'))
  act(() => void store.dispatch(bottleAdded('singani-clasico-1')))
  expect(screen.getByText('Tu mensaje lleva 3 botellas.').closest('[role="status"]')).toBeInTheDocument()

  await user.click(bag())
  const panel = within(await screen.findByRole('dialog', { name: 'Tu mensaje' }))
  expect(
    panel.getByText(/Este sitio no vende ni cobra: la cantidad, la entrega y el pago se conversan/),
  ).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Una más de Singani Clásico, Eco e imagen' }))
  await user.click(panel.getByRole('button', { name: 'Una menos de Singani Premium, Ancestros' }))
  expect(panel.getByRole('button', { name: 'Una menos de Singani Premium, Ancestros' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const sent = sentBy(/^Ordena todo por WhatsApp/)
  expect(sent).toBe(
    '¡Hola, Bohemia 56! Me interesan estas botellas:\n⭐ 1 × Singani Premium, «Ancestros»\n💎 2 × Singani Clásico, «Eco e imagen»\n¿Me dan más información?',
  )
  expect(panel.getByRole('blockquote').textContent).toBe(sent)
})

it('the last bottle removed leaves the empty bag, which takes the focus when the panel closes', async () => {
  const { user } = await openAncestros()
  await user.click(addAncestros())
  await user.click(bag())
  const panel = within(await screen.findByRole('dialog', { name: 'Tu mensaje' }))
  await user.click(panel.getByRole('button', { name: 'Quitar Singani Premium, Ancestros' }))
  expect(panel.getByRole('heading', { name: 'Tu mensaje' })).toHaveFocus()
  expect(panel.getByText(/^Tu mensaje está vacío/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Cerrar tu mensaje' }))
  await waitFor(() => expect(bag()).toHaveFocus())
  expect(bag()).toHaveAccessibleName('Tu mensaje, vacío')
})

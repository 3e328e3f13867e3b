import { act, screen, within } from '@testing-library/react'
import { renderApp } from '../support/renderApp'
import { expectReviewed } from './support/review'

jest.mock('../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))
jest.setTimeout(30_000)

const open = async (path: string, heading: string | RegExp) => {
  const app = renderApp({ path, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 15_000 })
  return app
}

it('home', async () => {
  await open('/', /^Bohemia 56,/)
  await expectReviewed('inicio')
})

it('the menu', async () => {
  const { user } = await open('/', /^Bohemia 56,/)
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }))
  await expectReviewed('menu', screen.getByRole('dialog', { name: 'Menú' }))
})

it('a product', async () => {
  await open('/productos/singani-premium-3', 'Singani Premium')
  await expectReviewed('producto', screen.getByRole('main'))
})

it('the message with two bottles', async () => {
  const { user } = await open('/productos/singani-premium-3', 'Singani Premium')
  const add = () =>
    within(screen.getByRole('main')).getAllByRole('button', { name: /^Agregar.* Premium, Ancestros/ })[0]!
  await user.click(add())
  await user.click(add())
  await user.click(screen.getByRole('button', { name: /^Tu mensaje/ }))
  await expectReviewed('mensaje', await screen.findByRole('dialog', { name: 'Tu mensaje' }))
})

it('filtered paintings', async () => {
  await open('/pinturas?tecnica=oleo', 'Pinturas')
  await expectReviewed('pinturas', screen.getByRole('main'))
})

it('filters that leave nothing', async () => {
  await open('/pinturas?artista=artista-de-los-llanos&tecnica=oleo', 'Pinturas')
  await expectReviewed('pinturas-sin-resultado', screen.getByRole('main'))
})

it('an enlarged picture', async () => {
  const { user } = await open('/pinturas/ancestros', 'Ancestros')
  await user.click(screen.getByRole('button', { name: 'Ampliar Ancestros' }))
  await expectReviewed('imagen-ampliada', await screen.findByRole('dialog', { name: 'Imagen ampliada' }))
})

it('a quote with errors', async () => {
  const { user } = await open('/botellas-personalizada?ocasion=funeral&cantidad=900', /./)
  const words = await screen.findByLabelText('Cuéntanos tu idea')
  await user.click(words)
  await user.paste('a'.repeat(310))
  const send = screen.getByRole('link', { name: /^Cotizar por WhatsApp/ })
  await act(async () => send.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await expectReviewed('cotizacion-con-errores', screen.getByRole('region', { name: 'Pide tu cotización' }))
})

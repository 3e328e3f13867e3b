import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

jest.mock('../../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))

const open = async (query = '') => {
  const app = renderApp({ path: `/botellas-personalizada${query}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 2, name: 'Pide tu cotización' })
  return app
}
const chat = () =>
  screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Pedir cotización por WhatsApp/ })[0]!
const sent = () => new URL(chat().href).searchParams.get('text')
const preview = () => screen.getByRole('figure', { name: 'Tu mensaje, tal como se enviará' })
const shownMessage = () => within(preview()).getByRole('blockquote').textContent
const address = () => decodeURIComponent(window.location.search)

it('the message is written with every choice, shown exactly as it will be sent, and kept in the address', async () => {
  const { user } = await open()
  for (const name of ['Una boda', 'Óleo', 'Premium']) await user.click(screen.getByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: '50x60 cm' }))
  await user.type(screen.getByLabelText('Nombres en la etiqueta'), 'Ana y Luis')
  await user.type(screen.getByLabelText('Una frase'), 'Siempre juntos')
  await user.type(screen.getByLabelText('¿Cuántas botellas?'), '24')
  await user.type(screen.getByLabelText('Cuéntanos tu idea'), 'Con kantutas 🌺')
  await user.tab()

  expect(sent()).toBe(
    '¡Hola, Bohemia 56! ⭐ Quisiera cotizar 24 botellas personalizadas para una boda: cuadro de 50x60 cm, técnica óleo, botella Premium. En la etiqueta: «Ana y Luis», con la frase «Siempre juntos».\n\n🎨 Mi idea: Con kantutas 🌺\n\n¿Me dan más información?',
  )
  expect(shownMessage()).toBe(sent())
  await waitFor(() =>
    expect(address()).toBe(
      '?ocasion=boda&tamano=50x60&tecnica=oleo&botella=premium&nombres=Ana+y+Luis&frase=Siempre+juntos&cantidad=24&idea=Con+kantutas+🌺',
    ),
  )
})

it('another address of the same page starts from what it carries', async () => {
  const { user } = await open('?tamano=50x60')
  await user.click(screen.getByRole('link', { name: 'Botellas Personalizadas' }))
  await waitFor(() => expect(sent()).not.toContain('50x60'))
  act(() => window.history.back())
  await waitFor(() => expect(sent()).toContain('50x60'))
})

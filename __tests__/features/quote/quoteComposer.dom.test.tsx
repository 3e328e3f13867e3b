import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

jest.mock('../../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))

const open = async (query = '') => {
  const app = renderApp({ path: `/botellas-personalizada${query}`, stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 2, name: 'Pide tu cotización' }, { timeout: 10_000 })
  return app
}
jest.setTimeout(20_000)

const chat = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Cotizar por WhatsApp/ })
const sent = () => new URL(chat().href).searchParams.get('text')
const preview = () => screen.getByRole('figure', { name: 'Tu mensaje, tal como se enviará' })
const shownMessage = () => within(preview()).getByRole('blockquote').textContent
const address = () => decodeURIComponent(window.location.search)

it('the message is written with every choice, shown exactly as it will be sent, and kept in the address', async () => {
  const { user } = await open()
  for (const name of ['Una boda', '50x60 cm', 'Óleo', 'Premium']) {
    await user.click(screen.getByRole('button', { name }))
  }
  await user.type(screen.getByLabelText('¿Cuántas botellas?'), '24')
  await user.type(screen.getByLabelText('Cuéntanos tu idea'), 'Con kantutas 🌺')
  await user.tab()

  expect(sent()).toBe(
    '¡Hola, Bohemia 56! ⭐ Quisiera cotizar 24 botellas personalizadas para una boda: cuadro de 50x60 cm, técnica óleo, botella Premium.\n\n🎨 Mi idea: Con kantutas 🌺\n\n¿Me dan más información?',
  )
  expect(shownMessage()).toBe(sent())
  await waitFor(() =>
    expect(address()).toBe(
      '?ocasion=boda&tamano=50x60&tecnica=oleo&botella=premium&cantidad=24&idea=Con+kantutas+🌺',
    ),
  )
})

it('a link sets its choices, and one is cleared when it is pressed again', async () => {
  const { user } = await open('?ocasion=bautizo&botella=clasico&cantidad=6')
  expect(screen.getByRole('button', { name: 'Un bautizo', pressed: true })).toBeVisible()
  expect(screen.getByLabelText('¿Cuántas botellas?')).toHaveValue('6')
  expect(sent()).toContain('💎 Quisiera cotizar 6 botellas personalizadas para un bautizo: botella Clásico.')
  await user.click(screen.getByRole('button', { name: 'Un bautizo' }))
  expect(sent()).not.toContain('bautizo')
  await waitFor(() => expect(address()).toBe('?botella=clasico&cantidad=6'))
})

it('what the link asks for and nobody offers gets a sentence, until something is chosen', async () => {
  const { user } = await open('?tecnica=acuarela&tamano=40x30')
  const technique = screen.getByRole('group', { name: 'Técnica del cuadro' })
  expect(technique).toHaveAccessibleDescription(
    'El enlace traía una opción que no tenemos: la dejamos fuera y lo demás sigue aquí.',
  )
  expect(sent()).toContain('cuadro de 40x30 cm')
  await user.click(within(technique).getByRole('button', { name: 'Pastel' }))
  expect(technique).not.toHaveAccessibleDescription()
})

it('a bad value gets its sentence by the field, and sending takes the focus to the first', async () => {
  const { user } = await open()
  const bottles = screen.getByLabelText('¿Cuántas botellas?')
  const idea = screen.getByLabelText('Cuéntanos tu idea')
  await user.type(bottles, '90')
  expect(bottles).not.toBeInvalid()
  await user.type(bottles, '0')
  expect(bottles).toBeInvalid()
  expect(bottles).toHaveAccessibleDescription(
    'Escribe un número entero de 1 a 500, por ejemplo 24. De 1 a 500.',
  )
  await user.click(idea)
  await user.paste('a'.repeat(310))
  const wentOn = await act(async () =>
    chat().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  )
  expect(wentOn).toBe(false)
  expect(bottles).toHaveFocus()
  expect(idea).toHaveAccessibleDescription(/^Tu texto tiene 310 caracteres y caben 300/)
  expect(bottles).toHaveValue('900')
  expect(idea).toHaveValue('a'.repeat(310))
})

it('a past date in a link is shown to be corrected', async () => {
  await open('?fecha=2020-02-02')
  expect(screen.getByLabelText('¿Para qué fecha?')).toHaveValue('2020-02-02')
  expect(screen.getByLabelText('¿Para qué fecha?')).toHaveAccessibleDescription(/^Esa fecha ya pasó/)
  expect(sent()).not.toContain('2020')
})

it('another address of the same page starts from what it carries', async () => {
  const { user } = await open('?tamano=50x60')
  await user.click(screen.getByRole('link', { name: 'Botellas Personalizadas' }))
  await waitFor(() => expect(sent()).not.toContain('50x60'))
  act(() => window.history.back())
  await waitFor(() => expect(sent()).toContain('50x60'))
})

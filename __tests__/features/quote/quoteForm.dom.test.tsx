import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RouterProvider } from 'react-router-dom'
import { quote as copy } from '../../../src/content/quote'
import {
  bottles,
  choice,
  date,
  group,
  idea,
  message,
  open,
  page,
  routerAt,
  type,
  wait,
} from './support/quoteForm'

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }))
afterEach(() => jest.useRealTimers())

describe('the form', () => {
  it('stays as it is when it writes the address itself', async () => {
    await open()
    const field = bottles()
    type(field, '24')
    wait(300)
    type(field, '25')
    wait(300)
    expect(bottles()).toBe(field)
  })

  it.each([false, true])(
    'shows what another link carries (in the place of this entry: %s)',
    async (replace) => {
      const { router } = await open('?cantidad=12')
      fireEvent.click(choice('Una boda'))
      wait(300)
      await act(() => router.navigate(`${page}?cantidad=36`, { replace }))
      expect([bottles().value, choice('Una boda').checked]).toEqual(['36', false])
    },
  )

  it('shows what its own link carries', async () => {
    await open('?ocasion=bautizo&botella=clasico&cantidad=6&idea=Azul')
    expect(choice('Un bautizo')).toBeChecked()
    expect([bottles().value, idea().value]).toEqual(['6', 'Azul'])
    expect(message()).toContain(
      '💎 Quisiera cotizar 6 botellas personalizadas para un bautizo: botella Clásico.',
    )
  })

  it('shows on Back what the visitor had written in that entry', async () => {
    const { router } = await open()
    type(bottles(), '24')
    wait(300)
    await act(() => router.navigate(page))
    expect(bottles()).toHaveValue('')
    await act(() => router.navigate(-1))
    expect(bottles()).toHaveValue('24')
  })

  it('shows the link’s quote after hydration, which begins without it', async () => {
    const query = '?cantidad=24&tecnica=acuarela'
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<RouterProvider router={routerAt('')} />)
    expect(within(container).getByLabelText('¿Cuántas botellas?')).toHaveValue('')
    await act(async () => render(<RouterProvider router={routerAt(query)} />, { container, hydrate: true }))
    expect(bottles()).toHaveValue('24')
    expect(group('Técnica del cuadro')).toHaveAccessibleDescription(/^El enlace traía una opción/)
  })

  it('keeps each choice while another is made, and gives all up when asked to', async () => {
    await open()
    for (const name of ['Una boda', 'Óleo', 'Premium']) fireEvent.click(choice(name))
    expect(message()).toContain('para una boda: técnica óleo, botella Premium.')
    type(bottles(), '24')
    fireEvent.click(screen.getByRole('button', { name: 'Borrar lo elegido' }))
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(message()).toContain('cotizar 24 botellas personalizadas. ¿')
  })

  it('tells by the question which value of the link was left out, until that question is answered', async () => {
    await open('?tecnica=acuarela&ocasion=funeral&fecha=2027-02-30')
    const note = copy.dropped
    expect(screen.getAllByText(note)).toHaveLength(3)
    expect(group('Técnica del cuadro')).toHaveAccessibleDescription(note)
    expect(date()).toHaveAccessibleDescription(`${note} Si todavía no la tienes, déjala vacía.`)
    expect(group('Tu botella')).not.toHaveAttribute('aria-describedby')
    fireEvent.click(choice('Pastel'))
    expect(group('Técnica del cuadro')).not.toHaveAccessibleDescription()
    expect(group('¿Qué celebras?')).toHaveAccessibleDescription(note)
  })
})

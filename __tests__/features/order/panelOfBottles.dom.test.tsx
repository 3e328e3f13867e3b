import { delivery, deliveryNotice } from '../../../src/content/delivery'
import { forwardNotice, identityNotice } from '../../../src/content/legal'
import { orderPanel } from '../../../src/content/orderPanel'
import { act, waitFor, screen, within } from '@testing-library/react'
import { bottleCountChanged, bottleRemoved } from '../../../src/features/order/orderSlice'
import { ancestros, bag, eco, openBag, panel, pressIn, renderBag, sentBy } from './support/orderBag'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

describe('the panel of bottles', () => {
  it('opens on a press, holds the page behind, and gives the focus back when it closes', async () => {
    renderBag([{ id: ancestros.id, count: 1 }])
    expect(isLocked()).toBe(false)
    await openBag()
    expect(isLocked()).toBe(true)
    pressIn('Cerrar tu mensaje')
    await waitFor(() => expect(bag()).toHaveFocus())
    expect(isLocked()).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes when the page changes, and opens again there', async () => {
    const { router } = renderBag([{ id: ancestros.id, count: 1 }])
    await openBag()
    await act(async () => router.navigate('/nosotros'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await openBag()
  })

  it('lists each bottle with its painting, its price and how many; a bottle that is unknown is left out', async () => {
    renderBag([
      { id: ancestros.id, count: 2 },
      { id: 'singani-x' as typeof eco.id, count: 1 },
      { id: eco.id, count: 3 },
    ])
    await openBag()
    const rows = within(panel().getByRole('list', { name: 'Botellas en tu mensaje' })).getAllByRole(
      'listitem',
    )
    expect(
      rows.map((row) => [...row.querySelectorAll('p, .order-row__count')].map((part) => part.textContent)),
    ).toEqual(
      [ancestros, eco].map(({ title, namePainting, price }, index) => [
        title,
        namePainting,
        `${price} por botella`,
        `${[2, 3][index]} × ${title}, ${namePainting}`,
      ]),
    )
    const pictures = rows.map((row) => row.querySelector('img')?.getAttribute('src'))
    expect(pictures).toEqual(
      [ancestros, eco].map(({ srcImg: [{ source }] }) => `${source.base}-${source.fallback}`),
    )
  })

  it('says under its link what is asked of an adult, who may receive it and how long the list lives', async () => {
    renderBag([{ id: ancestros.id, count: 1 }])
    await openBag()
    const notes = screen.getByRole('dialog').querySelectorAll('.order-panel__notes li')
    expect([...notes].map((note) => note.textContent)).toEqual([
      deliveryNotice,
      identityNotice,
      forwardNotice,
      orderPanel.memory,
    ])
  })

  it('shows what its bottles cost together, as a reference, and no sum while it is empty', async () => {
    renderBag([
      { id: ancestros.id, count: 2 },
      { id: eco.id, count: 3 },
    ])
    await openBag()
    const sum = () => panel().queryByText('Total de referencia, sin envío')?.parentElement
    // spec §9: 63Bs. and 49Bs.
    expect(sum()).toHaveTextContent('Total de referencia, sin envío 273Bs.')
    expect(panel().getByText(delivery.cost.replaceAll('\u00a0', ' '))).toBeVisible()
    pressIn('Una menos de Singani Clásico, Eco e imagen')
    expect(sum()).toHaveTextContent('224Bs.')
    pressIn('Quitar Singani Premium, Ancestros')
    pressIn('Quitar Singani Clásico, Eco e imagen')
    expect(sum()).toBeUndefined()
  })

  it('says how to add a bottle, and leads to the bottles', async () => {
    renderBag()
    await openBag()
    expect(panel().getByText(orderPanel.empty)).toBeVisible()
    expect(panel().getByRole('link', { name: orderPanel.choose })).toHaveAttribute('href', '/#singanis')
    expect(sentBy(/^Ordena por WhatsApp/)).toBe(
      '¡Hola, Bohemia 56! Quisiera hacer un pedido. ¿Me dan más información?',
    )
  })

  it('counts one more and one fewer of that bottle alone, from 1 to 99', async () => {
    const { store } = renderBag([
      { id: ancestros.id, count: 2 },
      { id: eco.id, count: 98 },
    ])
    await openBag()
    const lines = () => store.getState().order.lines.map(({ count }) => count)
    const state = (name: string) => panel().getByRole('button', { name }).getAttribute('aria-disabled')
    const [fewer, more] = [
      'Una menos de Singani Premium, Ancestros',
      'Una más de Singani Clásico, Eco e imagen',
    ]
    expect([state(fewer), state(more), panel().queryByText('Hasta 99 de cada una.')]).toEqual([
      'false',
      'false',
      null,
    ])
    pressIn(fewer)
    expect([lines(), state(fewer)]).toEqual([[1, 98], 'true'])
    pressIn(more)
    expect([lines(), state(more)]).toEqual([[1, 99], 'true'])
    expect(panel().getByText('Hasta 99 de cada una.')).toBeVisible()
    pressIn(fewer)
    pressIn(more)
    expect(lines()).toEqual([1, 99])
  })

  it('says aloud how many are left while it is open, and that none are', async () => {
    const { store } = renderBag([{ id: ancestros.id, count: 2 }])
    await openBag()
    const said = () => panel().getAllByRole('status').at(-1)?.textContent
    expect(said()).toBe('Tu mensaje lleva 2 botellas.')
    act(() => void store.dispatch(bottleCountChanged({ id: ancestros.id, count: 5 })))
    expect(said()).toBe('Tu mensaje lleva 5 botellas.')
    act(() => void store.dispatch(bottleRemoved(ancestros.id)))
    expect(said()).toBe('Tu mensaje ya no lleva botellas.')
    pressIn('Cerrar tu mensaje')
    expect(document.querySelector('dialog p[role="status"]')).toHaveTextContent(/^$/)
  })

  it('takes the focus to its heading when a bottle leaves, and to the bag when it closes empty', async () => {
    renderBag([{ id: ancestros.id, count: 2 }])
    await openBag()
    expect(sentBy(/^Ordena todo por WhatsApp/)).toMatch(/⭐ 2 × Singani Premium, «Ancestros»/)
    pressIn('Quitar Singani Premium, Ancestros')
    expect(panel().getByRole('heading', { name: 'Tu mensaje' })).toHaveFocus()
    expect(panel().getByRole('heading', { name: 'Tu mensaje' })).toHaveAttribute('tabindex', '-1')
    expect(panel().queryByRole('list', { name: 'Botellas en tu mensaje' })).toBeNull()
    expect(panel().getByText(/^Tu mensaje está vacío/)).toBeVisible()
    expect(sentBy(/^Ordena por WhatsApp/)).toBe(panel().getByRole('blockquote').textContent)
    pressIn('Cerrar tu mensaje')
    await waitFor(() => expect(bag()).toHaveFocus())
    expect(bag()).toHaveTextContent(/^Tu mensaje, vacío$/)
  })
})

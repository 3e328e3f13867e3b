import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fullName } from '../../../src/content/product'
import { orderKey } from '../../../src/content/storageKeys'
import * as chunks from '../../../src/shared/loadChunk'
import { add, ancestros, bag, eco, openBag, renderBag } from './support/orderBag'

describe('the bag in the bar', () => {
  it('says that it is empty, shows no count, and leaves the focus alone', () => {
    renderBag()
    expect(bag()).toHaveTextContent(/^Tu mensaje, vacío$/)
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(document.body).toHaveFocus()
  })

  it('counts its bottles, aloud and in the bar', () => {
    renderBag()
    fireEvent.click(add(ancestros))
    expect(bag()).toHaveTextContent('Tu mensaje: 1 botella1')
    expect(screen.getByRole('status')).toHaveTextContent(/^Tu mensaje lleva 1 botella\. Ver tu mensaje$/)
    fireEvent.click(add(eco))
    fireEvent.click(add(eco))
    expect(bag()).toHaveTextContent('Tu mensaje: 3 botellas3')
    expect(screen.getByRole('status')).toHaveTextContent('Tu mensaje lleva 3 botellas.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a new note for each bottle, as a note goes away after a while', () => {
    renderBag()
    fireEvent.click(add(eco))
    const first = screen.getByText(/Tu mensaje lleva 1 botella/)
    fireEvent.click(add(eco))
    expect(screen.getByText(/Tu mensaje lleva 2 botellas/)).toBeInTheDocument()
    expect(first).not.toBeInTheDocument()
  })

  it('says nothing of bottles that this tab has kept; the next change is said', () => {
    sessionStorage.setItem(orderKey, JSON.stringify({ [eco.id]: 3 }))
    renderBag()
    expect(bag()).toHaveTextContent('Tu mensaje: 3 botellas3')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(add(ancestros))
    expect(screen.getByRole('status')).toHaveTextContent('Tu mensaje lleva 4 botellas.')
  })

  it('says it once, moves no focus, and leads to the message; the focus then returns to the bag', async () => {
    renderBag()
    add(eco).focus()
    fireEvent.click(add(eco))
    expect(screen.getAllByText(/Tu mensaje lleva/)).toHaveLength(1)
    expect(add(eco)).toHaveFocus()
    const see = within(screen.getByRole('status')).getByRole('button', { name: 'Ver tu mensaje' })
    fireEvent.click(see)
    expect(bag()).toHaveFocus()
    expect(await screen.findByRole('dialog', { name: 'Tu mensaje' })).toBeInTheDocument()
  })

  it('says so where its panel does not arrive, and the next press tries again', async () => {
    const load = jest.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(new Error('no network'))
    renderBag([{ id: ancestros.id, count: 1 }])
    fireEvent.click(bag())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No pudimos abrir tu mensaje/))
    load.mockRestore()
    await openBag()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

describe('the button of a bottle', () => {
  it('says which bottle it adds, and how many of that bottle are in', () => {
    renderBag([{ id: eco.id, count: 2 }])
    expect(add(ancestros)).toHaveTextContent(/^\+Agregar a tu mensaje Singani Premium, Ancestros$/)
    expect(add(eco)).toHaveTextContent(/^\+Agregar otra a tu mensaje Singani Clásico, Eco e imagen2$/)
  })

  it('alone in its row is wide and says that one can go on choosing', () => {
    renderBag([])
    const [narrow, wide] = [add(ancestros), screen.getByTestId('wide').querySelector('button')!]
    expect([narrow.className, wide.className]).toEqual(['add-to-order', 'add-to-order add-to-order--wide'])
    expect(wide).toHaveTextContent(/^\+Agregar y elegir más \(Singani Premium, Ancestros\)$/)
    const hiddenIn = (button: Element) => button.querySelector('.visually-hidden')?.textContent
    expect([hiddenIn(narrow), hiddenIn(wide)]).toEqual([
      ` a tu mensaje ${fullName(ancestros)}`,
      ` (${fullName(ancestros)})`,
    ])
  })
})

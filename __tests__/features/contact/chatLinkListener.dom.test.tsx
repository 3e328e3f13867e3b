import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as chunks from '../../../src/shared/loadChunk'
import {
  chatLink,
  copyOf,
  dialog,
  findDialog,
  message,
  notice,
  opener,
  openWays,
  pressChat,
  renderWays,
} from './support/renderWays'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

describe('the button beside a link to the chat', () => {
  it('opens the message of that link, whole, and gives the focus back', async () => {
    renderWays()
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(opener().parentElement).toHaveTextContent('¿No se abre WhatsApp?')
    const ways = await openWays()
    expect(ways.getByRole('blockquote').textContent).toBe(message)
    expect(isLocked()).toBe(true)
    fireEvent.click(ways.getByRole('button', { name: 'Cerrar las otras formas' }))
    expect(dialog()).toBeNull()
    expect(isLocked()).toBe(false)
    expect(opener()).toHaveFocus()
    expect(notice()).toBeNull()
  })

  it('opens them again', async () => {
    renderWays()
    const ways = await openWays()
    fireEvent.click(ways.getByRole('button', { name: 'Cerrar las otras formas' }))
    await openWays()
    expect(dialog()).toBeVisible()
  })

  it('stays closed where the page prevents it', async () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault())
    const load = jest.spyOn(chunks, 'loadChunk')
    renderWays({ onClick })
    fireEvent.click(opener())
    fireEvent.click(chatLink())
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(load).not.toHaveBeenCalled()
  })

  it('closes when the page changes, and loads nothing for what is no link to the chat', async () => {
    const load = jest.spyOn(chunks, 'loadChunk')
    const { goTo } = renderWays()
    fireEvent.click(screen.getByRole('link', { name: 'Otra' }))
    expect(load).not.toHaveBeenCalled()
    await openWays()
    await goTo('/nosotros')
    expect(dialog()).toBeNull()
    await goTo('/')
    expect(dialog()).toBeNull()
  })

  it('stays open while the address of the page alone changes, as that of a quote does', async () => {
    const { goTo } = renderWays()
    await openWays()
    await goTo('/?ocasion=boda')
    expect(dialog()).toBeVisible()
  })

  it('says so where their code does not come, until the page changes; the next press tries again', async () => {
    const load = jest.spyOn(chunks, 'loadChunk').mockRejectedValue(new Error('no network'))
    const { goTo } = renderWays()
    const alert = screen.getByRole('alert')
    expect(alert).toBeEmptyDOMElement()
    fireEvent.click(opener())
    await waitFor(() => expect(alert).toHaveTextContent(/^No pudimos abrir las otras formas\./))
    await goTo('/nosotros')
    expect(alert).toBeEmptyDOMElement()
    fireEvent.click(opener())
    await waitFor(() => expect(alert).toHaveTextContent(/^No pudimos abrir las otras formas\./))
    fireEvent.click(screen.getByRole('link', { name: 'Otra' }))
    expect(alert).toBeEmptyDOMElement()
    load.mockRestore()
    await openWays()
    expect(alert).toBeEmptyDOMElement()
  })
})

describe('after a link to the chat', () => {
  it('a notice asks whether WhatsApp has opened, and opens the message of that link', async () => {
    renderWays()
    await pressChat()
    expect(notice()?.closest('[role="status"]')).toBeInTheDocument()
    expect(dialog()).toBeNull()
    const inNotice = within(notice()!.parentElement!)
    fireEvent.click(inNotice.getByRole('button', { name: 'Otras formas de enviarlo' }))
    const ways = within(await findDialog())
    expect(ways.getByRole('blockquote').textContent).toBe(message)
    fireEvent.click(ways.getByRole('button', { name: 'Cerrar las otras formas' }))
    expect(dialog()).toBeNull()
    expect(notice()).toBeVisible()
  })

  it('it is dismissed, and the focus returns to the link; another press asks again', async () => {
    renderWays()
    await pressChat()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar este aviso' }))
    expect(notice()).toBeNull()
    expect(chatLink()).toHaveFocus()
    await pressChat()
    expect(notice()).toBeVisible()
  })

  it('the focus returns to what has replaced the link, not to a hidden copy; without one the notice goes', async () => {
    renderWays()
    const link = chatLink()
    const copies = [copyOf(link, { isHidden: true }), copyOf(link, { isHidden: false })]
    await pressChat()
    link.before(...copies)
    link.remove()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar este aviso' }))
    expect(copies[1]!.firstElementChild).toHaveFocus()

    copies[1]!.replaceWith(link)
    await pressChat()
    const place = document.createElement('p')
    link.replaceWith(place)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar este aviso' }))
    expect(notice()).toBeNull()
    // React removes what it has drawn.
    place.replaceWith(link)
  })

  it('it goes when the page changes', async () => {
    const { goTo } = renderWays()
    await pressChat()
    await goTo('/nosotros')
    expect(notice()).toBeNull()
  })

  it('in a dialog, over which it could not be pressed, the button alone offers them', async () => {
    renderWays({ inDialog: true })
    fireEvent.click(chatLink())
    // The code has come: the button opens them at once.
    await openWays()
    expect(notice()).toBeNull()
  })
})

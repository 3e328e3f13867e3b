import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as chunks from '../../../src/shared/loadChunk'
import {
  chatLink,
  copyOf,
  dialog,
  findDialog,
  message,
  notice,
  opener,
  openChannels,
  pressChat,
  renderChannels,
} from './support/renderChannels'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

describe('the button beside a link to the chat', () => {
  it('opens the message of that link, whole, and gives the focus back', async () => {
    renderChannels()
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(opener().parentElement).toHaveTextContent('¿No se abre WhatsApp?')
    const channels = await openChannels()
    expect(channels.getByRole('blockquote').textContent).toBe(message)
    expect(isLocked()).toBe(true)
    fireEvent.click(channels.getByRole('button', { name: 'Cerrar las otras formas' }))
    expect(dialog()).toBeNull()
    expect(isLocked()).toBe(false)
    expect(opener()).toHaveFocus()
    expect(notice()).toBeNull()
  })

  it('opens them again', async () => {
    renderChannels()
    const channels = await openChannels()
    fireEvent.click(channels.getByRole('button', { name: 'Cerrar las otras formas' }))
    await openChannels()
    expect(dialog()).toBeVisible()
  })

  it('stays closed where the page prevents it', async () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault())
    const load = jest.spyOn(chunks, 'loadChunk')
    renderChannels({ onClick })
    fireEvent.click(opener())
    fireEvent.click(chatLink())
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(load).not.toHaveBeenCalled()
  })

  it('closes when the page changes, and loads nothing for what is no link to the chat', async () => {
    const load = jest.spyOn(chunks, 'loadChunk')
    const { goTo } = renderChannels()
    fireEvent.click(screen.getByRole('link', { name: 'Otra' }))
    expect(load).not.toHaveBeenCalled()
    await openChannels()
    await goTo('/nosotros')
    expect(dialog()).toBeNull()
    await goTo('/')
    expect(dialog()).toBeNull()
  })

  it('stays open while the address of the page alone changes, as that of a quote does', async () => {
    const { goTo } = renderChannels()
    await openChannels()
    await goTo('/?ocasion=boda')
    expect(dialog()).toBeVisible()
  })

  it('says so where their code does not come, until the page changes; the next press tries again', async () => {
    const load = jest.spyOn(chunks, 'loadChunk').mockRejectedValue(new Error('no network'))
    const { goTo } = renderChannels()
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
    await openChannels()
    expect(alert).toBeEmptyDOMElement()
  })
})

describe('after a link to the chat', () => {
  it('a notice asks whether WhatsApp has opened, and opens the message of that link', async () => {
    renderChannels()
    await pressChat()
    expect(notice()?.closest('[role="status"]')).toBeInTheDocument()
    expect(dialog()).toBeNull()
    const inNotice = within(notice()!.parentElement!)
    fireEvent.click(inNotice.getByRole('button', { name: 'Otras formas de contacto' }))
    const channels = within(await findDialog())
    expect(channels.getByRole('blockquote').textContent).toBe(message)
    fireEvent.click(channels.getByRole('button', { name: 'Cerrar las otras formas' }))
    expect(dialog()).toBeNull()
    expect(notice()).toBeVisible()
  })

  it('it is dismissed, and the focus returns to the link; another press asks again', async () => {
    renderChannels()
    await pressChat()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar este aviso' }))
    expect(notice()).toBeNull()
    expect(chatLink()).toHaveFocus()
    await pressChat()
    expect(notice()).toBeVisible()
  })

  it('the focus returns to what has replaced the link, not to a hidden copy; without one the notice goes', async () => {
    renderChannels()
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
    const { goTo } = renderChannels()
    await pressChat()
    await goTo('/nosotros')
    expect(notice()).toBeNull()
  })

  it('in a dialog, over which it could not be pressed, the button alone offers them', async () => {
    renderChannels({ inDialog: true })
    const channels = await openChannels()
    fireEvent.click(channels.getByRole('button', { name: 'Cerrar las otras formas' }))
    // The code has come: a notice would stand at once.
    await act(async () => void fireEvent.click(chatLink()))
    expect(notice()).toBeNull()
    await openChannels()
  })
})

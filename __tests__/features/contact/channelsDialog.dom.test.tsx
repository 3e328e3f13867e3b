import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { contact as copy } from '../../../src/content/contact'
import { minorsLegend } from '../../../src/content/legal'
import { ownerContact } from '../../../src/content/ownerContact'
import * as links from '../../../src/features/contact/messageLinks'
import { offerChannels, setPhone } from '../../support/ownerFixtures'
import {
  lendClipboard,
  lendShare,
  message,
  namesOfChannels,
  openChannels,
  renderChannels,
  takeBack,
  widen,
} from './support/renderChannels'

const pressWay = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const open = async () => {
  renderChannels()
  return openChannels()
}

beforeEach(() => void offerChannels())
afterEach(takeBack)

describe('which channels there are', () => {
  it('a sample number is not called and gets no SMS; a device without a share menu has none', async () => {
    setPhone('sample')
    await open()
    expect(namesOfChannels()).toEqual(['Copiar el mensaje', 'Enviar por correo'])
  })

  it('all of them, with the owner’s number, a share menu and a wide window', async () => {
    setPhone('confirmed')
    lendShare(jest.fn())
    widen()
    await open()
    expect(namesOfChannels()).toEqual([
      'Copiar el mensaje',
      'Compartir',
      'Enviar por correo',
      'Enviar por SMS',
      'Llamar',
      'Con tu teléfono',
    ])
    expect(hrefOf(/^Enviar por SMS/)).toBe(links.smsLink(message))
    expect(hrefOf(/^Llamar/)).toBe('tel:+59171234567')
    expect(screen.getByRole('link', { name: /^Enviar por SMS/ })).toHaveTextContent(/\+591 71234567$/)
    expect(screen.getByRole('link', { name: /^Llamar/ })).toHaveTextContent(/\+591 71234567$/)
    expect(await screen.findByRole('img', { name: copy.code.label })).toBeVisible()
  })

  it('in the owner’s order, without those that the owner leaves out', async () => {
    offerChannels('mail', 'copy')
    await open()
    expect(namesOfChannels()).toEqual(['Enviar por correo', 'Copiar el mensaje'])
  })

  it('says who sends the message, and ends with the law’s legends', async () => {
    const channels = await open()
    expect(channels.getByText(copy.text)).toBeVisible()
    expect(channels.getByText(minorsLegend)).toBeVisible()
  })
})

describe('copying', () => {
  it('nothing is said before, nor while the same is tried again', async () => {
    const never = new Promise<void>(() => {})
    lendClipboard(jest.fn().mockResolvedValueOnce(undefined).mockReturnValue(never))
    lendShare(jest.fn().mockReturnValue(never))
    const status = (await open()).getByRole('status')
    expect(status).toBeEmptyDOMElement()
    pressWay(/^Copiar el mensaje/)
    await waitFor(() => expect(status).toHaveTextContent(copy.copied))
    pressWay(/^Copiar el mensaje/)
    expect(status).toBeEmptyDOMElement()
    pressWay(/^Compartir/)
    expect(status).toBeEmptyDOMElement()
  })

  it('puts the message on the clipboard and says so, until the dialog closes', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    lendClipboard(writeText)
    const channels = await open()
    pressWay(/^Copiar el mensaje/)
    await waitFor(() => expect(channels.getByRole('status')).toHaveTextContent('Mensaje copiado.'))
    expect(writeText).toHaveBeenCalledWith(message)
    expect(window.getSelection()?.toString()).toBe('')
    fireEvent.click(channels.getByRole('button', { name: 'Cerrar las otras formas' }))
    expect(document.querySelector('dialog [role="status"]')).toBeEmptyDOMElement()
  })

  it('where the browser refuses, the message is marked for the device’s own command', async () => {
    lendClipboard(jest.fn().mockRejectedValue(new Error('denied')))
    const channels = await open()
    pressWay(/^Copiar el mensaje/)
    await waitFor(() => expect(channels.getByRole('status')).toHaveTextContent(/^No pudimos copiarlo/))
    expect(window.getSelection()?.toString()).toBe(message)
  })
})

describe('sharing', () => {
  it('hands the message to the device, and says nothing', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    lendShare(share)
    const channels = await open()
    pressWay(/^Compartir/)
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: message }))
    await act(() => Promise.resolve())
    expect(channels.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['AbortError', ''],
    ['NotAllowedError', copy.notShared],
  ])('after %s it says «%s»', async (name, sentence) => {
    lendClipboard(jest.fn().mockResolvedValue(undefined))
    lendShare(jest.fn().mockRejectedValue(new DOMException('', name)))
    const channels = await open()
    pressWay(/^Copiar/)
    await waitFor(() => expect(channels.getByRole('status')).toHaveTextContent('Mensaje copiado.'))
    pressWay(/^Compartir/)
    await waitFor(() => expect(channels.getByRole('status').textContent).toBe(sentence))
  })
})

describe('a mail', () => {
  it('names the address, which can be read where no mail program opens', async () => {
    await open()
    expect(hrefOf(/^Enviar por correo/)).toBe(links.mailLink(message).href)
    expect(screen.getByText(ownerContact.mail.value)).toBeVisible()
    expect(screen.queryByText(copy.mail.long)).toBeNull()
  })

  it('that cannot carry the text says what to do', async () => {
    jest.spyOn(links, 'mailLink').mockReturnValue({ href: 'mailto:a@b.bo', isWhole: false })
    await open()
    expect(screen.getByText(copy.mail.long)).toBeVisible()
  })
})

import { render, screen, waitFor } from '@testing-library/react'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { contact } from '../../../src/content/contact'
import { PhoneQrCode } from '../../../src/features/contact/PhoneQrCode'
import * as links from '../../../src/features/contact/messageLinks'
import * as chunks from '../../../src/shared/loadChunk'
import { offerChannels } from '../../support/ownerFixtures'
import { message, openChannels, renderChannels, widen } from './support/renderChannels'

const copy = contact.code

const open = async () => {
  widen()
  renderChannels()
  return openChannels()
}

beforeEach(() => void offerChannels())

describe('the code for the phone', () => {
  /** What a camera reads in the drawing, each module three pixels wide. */
  const read = (drawing: Element) => {
    const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2])
    const size = modules * 3
    const data = new Uint8ClampedArray(size * size * 4).fill(255)
    const dark = drawing.querySelector('path:last-child')?.getAttribute('d') ?? ''
    for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
      for (const row of [0, 1, 2]) {
        const start = ((Number(y) * 3 + row) * size + Number(x) * 3) * 4
        data.set([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255], start)
      }
    return { width: size, height: size, data }
  }

  it('is read as the chat with the same message', async () => {
    offerChannels('code')
    await open()
    expect(screen.getByText(copy.note)).toBeVisible()
    const drawing = await screen.findByRole('img', { name: copy.label })
    expect(decodeQR(read(drawing))).toBe(links.qrCodeLink(message))
  })

  it('is as coarse as can be, dark on a white ground, with the border that cameras need', async () => {
    await open()
    const drawing = await screen.findByRole('img', { name: copy.label })
    const rows = encodeQR(links.qrCodeLink(message)!, 'raw', { ecc: 'low', border: 4 })
    const [ground, dark] = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
    expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${rows.length} ${rows.length}`)
    expect(ground).toBe(`M0 0h${rows.length}v${rows.length}h-${rows.length}z`)
    const modules = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    expect(dark).toBe(modules.join(''))
    expect(modules[0]).toBe('M4 4h1v1h-1z')
  })

  it('comes once the message is short enough', async () => {
    const { rerender } = render(<PhoneQrCode message={'a'.repeat(900)} />)
    expect(screen.getByText(copy.long)).toBeVisible()
    rerender(<PhoneQrCode message="Hola" />)
    expect(await screen.findByRole('img', { name: copy.label })).toBeVisible()
  })

  it('is not drawn where it would be too fine', async () => {
    const load = jest.spyOn(chunks, 'loadChunk')
    jest.spyOn(links, 'qrCodeLink').mockReturnValue(null)
    await open()
    expect(screen.getByText(copy.long)).toBeVisible()
    expect(document.querySelector('.phone-qr-code__frame')).toBeNull()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says so where its code does not come', async () => {
    const load = jest.spyOn(chunks, 'loadChunk')
    load.mockImplementationOnce((given) => given()).mockRejectedValueOnce(new Error('no network'))
    const channels = await open()
    await waitFor(() => expect(channels.getByRole('alert')).toHaveTextContent(copy.failed))
  })
})

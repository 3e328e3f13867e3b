import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ZoomButton } from '../../../src/features/zoom/ZoomButton'
import * as chunks from '../../../src/shared/loadChunk'
import { image, layOutPicture, middlePart } from './support/zoomDialog'

describe('the button of a picture', () => {
  const button = () => screen.getByRole('button', { name: 'Ver de cerca Totem' })
  const dialog = () => screen.queryByRole('dialog', { name: 'Imagen ampliada' })
  const open = async () => {
    fireEvent.click(button())
    await waitFor(() => expect(dialog()).toBeInTheDocument())
  }

  it('opens the dialog, on the wall of its bottle, and each time as at first', async () => {
    render(<ZoomButton image={image} name="Totem" wall="ancestros" />)
    expect(dialog()).toBeNull()
    await open()
    expect(screen.getByRole('group')).toHaveAttribute('data-wall', 'ancestros')
    fireEvent.click(screen.getByRole('button', { name: 'Acercar' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' }))
    expect(dialog()).toBeNull()
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Aumento 2×')
  })

  it('opens a picture twice as large as it is entire, with what is a little above its middle', async () => {
    const layOut = layOutPicture()
    render(<ZoomButton image={image} name="Totem" />)
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Aumento 2×')
    expect(middlePart(screen.getByRole('img'))).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.42) })
    layOut.mockRestore()
  })

  it('opens it so that it covers the view, in a wide window', async () => {
    const layOut = layOutPicture({ width: 150, height: 200 })
    render(<ZoomButton image={image} name="Totem" />)
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Aumento 2,7×')
    expect(screen.getByRole('img').getBoundingClientRect().width).toBeCloseTo(400)
    layOut.mockRestore()
  })

  it('opens it as its page says', async () => {
    render(<ZoomButton image={image} name="Totem" opening={{ scale: 4, part: { x: 0.5, y: 0.5 } }} />)
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Aumento 4×')
  })

  it('says so where the dialog does not arrive, and the next press tries again', async () => {
    const load = jest.spyOn(chunks, 'loadChunk').mockRejectedValueOnce(new Error('no network'))
    render(<ZoomButton image={image} name="Totem" />)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    fireEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No pudimos abrir la imagen/))
    load.mockRestore()
    await open()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

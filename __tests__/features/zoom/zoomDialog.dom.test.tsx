import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ZoomButton } from '../../../src/features/zoom/ZoomButton'
import * as chunks from '../../../src/shared/loadChunk'
import { image, openDialog, send } from './support/zoomDialog'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')
const off = (dialog: ReturnType<typeof openDialog>['dialog']) =>
  ['Alejar', 'Acercar', 'Ajustar'].map((name) =>
    dialog.getByRole('button', { name }).getAttribute('aria-disabled'),
  )

describe('the dialog', () => {
  it('goes from the whole picture to 2× and 4×, step by step or back at once, and says where it is', () => {
    const { dialog, press, level } = openDialog()
    expect([level(), off(dialog)]).toEqual(['Imagen entera', ['true', 'false', 'true']])
    press('Acercar')
    expect([level(), off(dialog)]).toEqual(['Aumento 2×', ['false', 'false', 'false']])
    press('Acercar')
    expect([level(), off(dialog)]).toEqual(['Aumento 4×', ['false', 'true', 'false']])
    press('Alejar')
    expect(level()).toBe('Aumento 2×')
    press('Acercar')
    press('Ajustar')
    expect([level(), off(dialog)]).toEqual(['Imagen entera', ['true', 'false', 'true']])
  })

  it('gives the style sheet its scale and the shape of the picture, and asks for files as large as it draws', () => {
    const { view, picture, press } = openDialog()
    const { width, height } = image.source
    const sizes = () => picture.parentElement?.querySelector('source')?.sizes
    const whole = `calc(min(100vw, ${Math.round((width / height) * 100)}vh) * 1)`
    expect([view.style.getPropertyValue('--zoom'), sizes()]).toEqual(['1', whole])
    expect(Number(view.style.getPropertyValue('--ratio'))).toBeCloseTo(width / height)
    press('Acercar')
    expect([view.style.getPropertyValue('--zoom'), sizes()]).toEqual(['2', whole.replace('* 1)', '* 2)')])
  })

  it('keeps what was in the middle of the view there, by buttons', () => {
    const { partAt, press } = openDialog()
    const before = partAt(300, 200)
    press('Acercar')
    press('Acercar')
    expect(partAt(300, 200).x).toBeCloseTo(before.x)
    expect(partAt(300, 200).y).toBeCloseTo(before.y)
  })

  it('keeps what is under the pointer there, by the wheel, however far it has been scrolled', () => {
    const { view, partAt, press, level } = openDialog()
    press('Acercar')
    Object.assign(view, { scrollLeft: 60, scrollTop: 90 })
    const before = partAt(180, 330)
    send(view, 'wheel', { deltaY: -140, clientX: 180, clientY: 330 })
    expect(level()).toBe('Aumento 3×')
    expect(partAt(180, 330).x).toBeCloseTo(before.x)
    expect(partAt(180, 330).y).toBeCloseTo(before.y)
  })

  it('zooms before the picture has a size, too: nothing scrolls to nowhere', () => {
    const { view, picture, press, level } = openDialog()
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0)
    press('Acercar')
    expect([level(), view.scrollLeft, view.scrollTop]).toEqual(['Aumento 2×', 0, 0])
  })

  it('closes by its button, and the page behind is held only while it is there', () => {
    const { press, onClose, unmount } = openDialog()
    expect(isLocked()).toBe(true)
    press('Cerrar la imagen ampliada')
    expect(onClose).toHaveBeenCalledTimes(1)
    unmount()
    expect(isLocked()).toBe(false)
  })
})

describe('the button of a picture', () => {
  const button = () => screen.getByRole('button', { name: 'Ver de cerca Totem' })
  const dialog = () => screen.queryByRole('dialog', { name: 'Imagen ampliada' })
  const open = async () => {
    fireEvent.click(button())
    await waitFor(() => expect(dialog()).toBeInTheDocument())
  }

  it('opens the dialog, on the wall of its bottle, and each time with the whole picture', async () => {
    render(<ZoomButton image={image} name="Totem" wall="ancestros" />)
    expect(dialog()).toBeNull()
    await open()
    expect(screen.getByRole('group')).toHaveAttribute('data-wall', 'ancestros')
    fireEvent.click(screen.getByRole('button', { name: 'Acercar' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' }))
    expect(dialog()).toBeNull()
    await open()
    expect(screen.getByRole('status')).toHaveTextContent('Imagen entera')
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

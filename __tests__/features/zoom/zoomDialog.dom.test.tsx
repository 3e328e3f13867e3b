import { fireEvent } from '@testing-library/react'
import { image, middlePart, openDialog, send } from './support/zoomDialog'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')
const off = (dialog: ReturnType<typeof openDialog>['dialog']) =>
  ['Alejar', 'Acercar', 'Ver entera'].map((name) =>
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
    press('Ver entera')
    expect([level(), off(dialog)]).toEqual(['Imagen entera', ['true', 'false', 'true']])
  })

  it('opens as large as it is told, with that part in the middle', () => {
    const { picture, scale, level } = openDialog({ scale: 2, part: { x: 0.5, y: 0.4 } })
    expect([scale(), level()]).toEqual([2, 'Aumento 2×'])
    expect(middlePart(picture)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.4) })
  })

  it('opens larger where it would not cover the view otherwise', () => {
    const { picture, scale, level, press } = openDialog({
      scale: 1,
      coversView: true,
      part: { x: 0.5, y: 0.6 },
    })
    expect(scale()).toBeCloseTo(400 / 240)
    expect(level()).toBe('Aumento 1,7×')
    expect(middlePart(picture)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.6) })
    press('Acercar')
    expect(level()).toBe('Aumento 2×')
  })

  it('opens no larger where it covers the view already', () => {
    expect(openDialog({ scale: 2, coversView: true, part: { x: 0.5, y: 0.5 } }).scale()).toBe(2)
  })

  it('goes on from the scale it opened with', () => {
    const { view, scale } = openDialog({ scale: 1, coversView: true, part: { x: 0.5, y: 0.5 } })
    send(view, 'wheel', { deltaY: -35, clientX: 300, clientY: 200 })
    expect(scale()).toBeCloseTo((400 / 240) * Math.exp(0.1))
  })

  it('gives the style sheet its scale and the shape of the picture, and asks for files as large as it draws once one is there', () => {
    const { view, picture, press } = openDialog()
    const { width, height } = image.source
    const sizes = () => picture.parentElement?.querySelector('source')?.sizes
    const whole = `calc(min(100vw, ${Math.round((width / height) * 100)}vh) * 1)`
    expect([view.style.getPropertyValue('--zoom'), sizes()]).toEqual(['1', whole])
    expect(Number(view.style.getPropertyValue('--ratio'))).toBeCloseTo(width / height)
    press('Acercar')
    expect([view.style.getPropertyValue('--zoom'), sizes()]).toEqual(['2', whole])
    fireEvent.load(picture)
    expect(sizes()).toBe(whole.replace('* 1)', '* 2)'))
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

import { fireEvent, screen } from '@testing-library/react'
import { advanceTimers, inView, prepareCarouselTests, renderCarousel } from './support/testCarousel'

prepareCarouselTests()

// jsdom has no PointerEvent.
const pointer = (type: 'pointerdown' | 'pointerup', on: Element, clientX: number) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, clientX }))

describe('a swipe', () => {
  const swipe = (distance: number, ms: number) => {
    const on = screen.getByRole('link', { name: /^Ver/ })
    const at = (x: number) => ({ clientX: x, touches: [{ pageX: x, pageY: 0 }] })
    pointer('pointerdown', on, 300)
    fireEvent.touchStart(on, at(300))
    fireEvent.touchMove(on, at(300 + distance / 2))
    advanceTimers(ms)
    fireEvent.touchMove(on, at(300 + distance))
    pointer('pointerup', on, 300 + distance)
    fireEvent.touchEnd(on)
    advanceTimers(400)
  }

  it.each([
    [-30, 200, 'Dos'],
    [30, 200, 'Cuatro'],
    [-6, 200, 'Dos'],
    [-5, 200, 'Uno'],
    [-150, 300, 'Dos'],
    [-150, 301, 'Uno'],
    [-200, 301, 'Uno'],
    [-201, 301, 'Dos'],
    [-210, 301, 'Dos'],
    [210, 301, 'Cuatro'],
    [-850, 301, 'Tres'],
  ])('of %i px in %i ms leads to %s', (distance, ms, name) => {
    renderCarousel({ autoplay: false })
    swipe(distance, ms)
    expect(inView()).toBe(`En vista: ${name}. Quieto.`)
  })

  it('stops the rotation for good', () => {
    renderCarousel()
    swipe(-30, 100)
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Dos. Quieto.')
  })

  it('does not follow the link it began on; a plain click does', () => {
    renderCarousel({ autoplay: false })
    const link = screen.getByRole('link', { name: 'Ver Uno' })
    pointer('pointerdown', link, 300)
    pointer('pointerup', link, 280)
    fireEvent.click(link)
    expect(screen.getByText('Página /')).toBeInTheDocument()

    advanceTimers(200)
    pointer('pointerdown', link, 300)
    pointer('pointerup', link, 300)
    fireEvent.click(link)
    expect(screen.getByText('Página /Uno')).toBeInTheDocument()
  })

  it('does not start dragging the link', () => {
    renderCarousel()
    expect(fireEvent.dragStart(screen.getByRole('link', { name: 'Ver Uno' }))).toBe(false)
  })
})

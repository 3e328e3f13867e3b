import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  advanceTimers,
  carousel,
  click,
  delay,
  inView,
  prepareCarouselTests,
  reduceMotion,
  renderCarousel,
} from './support/testCarousel'
import { expectSome } from '../../support/expectSome'

prepareCarouselTests()

describe('a carousel that turns by itself', () => {
  it('shows each slide for its delay, and begins again after the last', () => {
    renderCarousel()
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Uno']
    expectSome(names.slice(1)).forEach((next, index) => {
      advanceTimers(delay - 1)
      expect(inView()).toBe(`En vista: ${names[index]}. Gira.`)
      // react-slick moves in a timer of its own, which is a millisecond of the fake clock.
      advanceTimers(2)
      expect(inView()).toBe(`En vista: ${next}. Gira.`)
    })
  })

  it('stops under the pointer and goes on with the time that was left', () => {
    renderCarousel()
    advanceTimers(3000)
    fireEvent.pointerEnter(carousel())
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    fireEvent.pointerLeave(carousel())
    advanceTimers(delay - 3000 - 1)
    expect(inView()).toBe('En vista: Uno. Gira.')
    advanceTimers(2)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('stops while something in it has the focus, except its own button', () => {
    renderCarousel()
    act(() => screen.getByRole('link', { name: 'Ver Uno' }).focus())
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    act(() => screen.getByRole('button', { name: 'Detener' }).focus())
    expect(inView()).toBe('En vista: Uno. Gira.')
  })

  it('under reduced motion no carousel turns because another one was started', () => {
    reduceMotion(true)
    const { unmount } = renderCarousel()
    click('Reanudar')
    expect(inView()).toBe('En vista: Uno. Gira.')
    unmount()
    renderCarousel()
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
  })

  const expectStopWhileHidden = () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    advanceTimers(delay + 1)
    expect(inView()).toBe('En vista: Dos. Gira.')
  }

  it('stops while the tab is hidden', () => {
    renderCarousel()
    expectStopWhileHidden()
  })

  it('stops while the tab is hidden, also where the visitor has started it', () => {
    reduceMotion(true)
    renderCarousel()
    click('Reanudar')
    expectStopWhileHidden()
  })

  it.each([
    ['Siguiente', 'Dos'],
    ['Anterior', 'Cuatro'],
    ['Ir a la cuarta', 'Cuatro'],
  ])('stops for good once %s is used', (button, name) => {
    renderCarousel()
    click(button)
    advanceTimers(60_000)
    expect(inView()).toBe(`En vista: ${name}. Quieto.`)
    expect(screen.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  })

  it('does not turn under reduced motion until the visitor starts it', () => {
    reduceMotion(true)
    renderCarousel()
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    click('Reanudar')
    advanceTimers(delay)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('stops with its button, stays stopped in the next carousel, and starts again with its button', () => {
    const { unmount } = renderCarousel()
    click('Detener')
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    unmount()

    renderCarousel()
    advanceTimers(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    fireEvent.pointerEnter(carousel())
    click('Reanudar')
    advanceTimers(delay)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('a carousel that was moved by hand stops no other', () => {
    const { unmount } = renderCarousel()
    click('Siguiente')
    unmount()
    renderCarousel()
    advanceTimers(delay + 1)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('announces the slide in view only while it does not turn by itself', () => {
    renderCarousel()
    const place = within(carousel()).getByText('Uno, 1 de 4').parentElement
    expect(place).toHaveAttribute('aria-live', 'off')
    click('Siguiente')
    expect(place).toHaveAttribute('aria-live', 'polite')
    expect(place).toHaveTextContent('Dos, 2 de 4')
  })
})

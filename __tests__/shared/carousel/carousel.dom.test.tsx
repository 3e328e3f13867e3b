import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Link, useLocation } from 'react-router-dom'
import { Carousel, type CarouselControls } from '../../../src/shared/carousel/Carousel'
import { rotationControl } from '../../../src/shared/carousel/useAutoplay'

const delay = 4500
const slideWidth = 400
const names = ['Uno', 'Dos', 'Tres', 'Cuatro']

function Controls({ current, isPlaying, isRunning, previous, next, goTo, togglePlaying }: CarouselControls) {
  return (
    <>
      <button onClick={togglePlaying} {...rotationControl}>
        {isPlaying ? 'Detener' : 'Reanudar'}
      </button>
      <button onClick={previous}>Anterior</button>
      <button onClick={next}>Siguiente</button>
      <button onClick={() => goTo(3)}>Ir a la cuarta</button>
      <p>{`En vista: ${names[current]}. ${isRunning ? 'Gira' : 'Quieto'}.`}</p>
    </>
  )
}

function Address() {
  return <p>{`Página ${useLocation().pathname}`}</p>
}

function renderCarousel(options: { slidesToShow?: number; autoplay?: boolean } = {}) {
  return render(
    <MemoryRouter>
      <Address />
      <Carousel
        label="Muestra"
        autoplay
        autoplayMs={delay}
        {...options}
        slides={names.map((name) => (
          <div key={name} id={`marca-${name}`}>
            <Link to={`/${name}`}>{`Ver ${name}`}</Link>
          </div>
        ))}
        slideLabels={names}
        controls={(controls) => <Controls {...controls} />}
      />
    </MemoryRouter>,
  )
}

const motion = (isReduced: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: isReduced && query.includes('reduce'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const carousel = () => screen.getByRole('region', { name: 'Muestra' })
const inView = () => screen.getByText(/^En vista/).textContent
const click = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  pass(400)
}

beforeEach(() => {
  jest.useFakeTimers()
  motion(false)
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(slideWidth)
})
afterEach(() => {
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
})

describe('a carousel that turns by itself', () => {
  it('shows each slide for its delay, and begins again after the last', () => {
    renderCarousel()
    pass(delay - 1)
    expect(inView()).toBe('En vista: Uno. Gira.')
    pass(2)
    expect(inView()).toBe('En vista: Dos. Gira.')
    for (const name of ['Tres', 'Cuatro', 'Uno']) {
      pass(delay + 2)
      expect(inView()).toBe(`En vista: ${name}. Gira.`)
    }
  })

  it('holds under the pointer and goes on with the time that was left', () => {
    renderCarousel()
    pass(3000)
    fireEvent.pointerEnter(carousel())
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    fireEvent.pointerLeave(carousel())
    pass(1400)
    expect(inView()).toBe('En vista: Uno. Gira.')
    pass(101)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('holds while something in it has the focus, but not for its own button', () => {
    renderCarousel()
    act(() => screen.getByRole('link', { name: 'Ver Uno' }).focus())
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    act(() => screen.getByRole('button', { name: 'Detener' }).focus())
    expect(inView()).toBe('En vista: Uno. Gira.')
  })

  it('holds while the page is out of sight', () => {
    renderCarousel()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    pass(delay + 1)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it.each([
    ['Siguiente', 'Dos'],
    ['Anterior', 'Cuatro'],
    ['Ir a la cuarta', 'Cuatro'],
  ])('stops for good once %s is used', (button, name) => {
    renderCarousel()
    click(button)
    pass(60_000)
    expect(inView()).toBe(`En vista: ${name}. Quieto.`)
    expect(screen.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  })

  it('stays still under reduced motion until the visitor starts it', () => {
    motion(true)
    renderCarousel()
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    click('Reanudar')
    pass(delay)
    expect(inView()).toBe('En vista: Dos. Gira.')
  })

  it('stops with its button, stays stopped in the next carousel, and starts again with its button', () => {
    const { unmount } = renderCarousel()
    click('Detener')
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    unmount()

    renderCarousel()
    pass(60_000)
    expect(inView()).toBe('En vista: Uno. Quieto.')
    fireEvent.pointerEnter(carousel())
    click('Reanudar')
    pass(delay)
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

it('takes quick clicks one after the other', () => {
  renderCarousel({ autoplay: false })
  for (let clicks = 0; clicks < 3; clicks++)
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  pass(310)
  expect(inView()).toBe('En vista: Dos. Quieto.')
  pass(300)
  pass(300)
  expect(inView()).toBe('En vista: Cuatro. Quieto.')
})

describe('what is out of view', () => {
  const reachable = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => !link.closest('[inert]'))
      .map((link) => link.textContent)

  it('keeps every hidden slide and clone out of reach', async () => {
    renderCarousel({ autoplay: false, slidesToShow: 2 })
    expect(reachable()).toEqual(['Ver Uno', 'Ver Dos'])
    click('Siguiente')
    await act(async () => {})
    expect(reachable()).toEqual(['Ver Dos', 'Ver Tres'])
  })

  it('leaves the clones that are in view within reach, as the loop needs them', async () => {
    renderCarousel({ autoplay: false, slidesToShow: 2 })
    click('Anterior')
    await act(async () => {})
    expect(reachable()).toEqual(['Ver Cuatro', 'Ver Uno'])
  })

  it('gives no slide a place in the focus order, and repeats no id', () => {
    const { container } = renderCarousel({ slidesToShow: 2 })
    for (const slide of container.querySelectorAll('.slick-slide, .carousel__slide')) {
      expect(slide).not.toHaveAttribute('tabindex')
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('says which slide it is, of how many', () => {
    renderCarousel()
    expect(screen.getByRole('group', { name: 'Uno, 1 de 4' })).toHaveAttribute(
      'aria-roledescription',
      'diapositiva',
    )
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carrusel')
  })
})

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
    pass(ms)
    fireEvent.touchMove(on, at(300 + distance))
    pointer('pointerup', on, 300 + distance)
    fireEvent.touchEnd(on)
    pass(400)
  }

  it.each([
    [-30, 200, 'Dos'],
    [30, 200, 'Cuatro'],
    [-6, 200, 'Dos'],
    [-5, 200, 'Uno'],
    [-150, 301, 'Uno'],
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
    pass(60_000)
    expect(inView()).toBe('En vista: Dos. Quieto.')
  })

  it('never follows the link it began on; a plain click does', () => {
    renderCarousel({ autoplay: false })
    const link = screen.getByRole('link', { name: 'Ver Uno' })
    pointer('pointerdown', link, 300)
    pointer('pointerup', link, 280)
    fireEvent.click(link)
    expect(screen.getByText('Página /')).toBeInTheDocument()

    pass(200)
    pointer('pointerdown', link, 300)
    pointer('pointerup', link, 300)
    fireEvent.click(link)
    expect(screen.getByText('Página /Uno')).toBeInTheDocument()
  })

  it('does not pick the link up', () => {
    renderCarousel()
    expect(fireEvent.dragStart(screen.getByRole('link', { name: 'Ver Uno' }))).toBe(false)
  })
})

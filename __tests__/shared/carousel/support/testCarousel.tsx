import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Link, useLocation } from 'react-router-dom'
import { Carousel } from '../../../../src/shared/carousel/Carousel'
import type { CarouselControls } from '../../../../src/shared/carousel/carouselControls'
import { rotationControl } from '../../../../src/shared/carousel/useAutoplay'

export const delay = 4500

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

export function renderCarousel(options: { slidesToShow?: number; autoplay?: boolean } = {}) {
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

export const reduceMotion = (isReduced: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: isReduced && query.includes('reduce'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
}

export const advanceTimers = (ms: number) => act(() => jest.advanceTimersByTime(ms))

export const carousel = () => screen.getByRole('region', { name: 'Muestra' })

export const inView = () => screen.getByText(/^En vista/).textContent

export const click = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  advanceTimers(400)
}

/** Fake timers, motion and a layout, which jsdom has not, for each test of the file. */
export function prepareCarouselTests() {
  beforeEach(() => {
    jest.useFakeTimers()
    reduceMotion(false)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(slideWidth)
  })
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers())
    jest.useRealTimers()
  })
}

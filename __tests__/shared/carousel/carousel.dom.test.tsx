import { act, fireEvent, screen } from '@testing-library/react'
import {
  advanceTimers,
  carousel,
  click,
  inView,
  prepareCarouselTests,
  renderCarousel,
} from './support/testCarousel'
import { expectSome } from '../../support/expectSome'

prepareCarouselTests()

it('takes quick clicks one after the other', () => {
  renderCarousel({ autoplay: false })
  for (let clicks = 0; clicks < 3; clicks++)
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  advanceTimers(310)
  expect(inView()).toBe('En vista: Dos. Quieto.')
  advanceTimers(300)
  advanceTimers(300)
  expect(inView()).toBe('En vista: Cuatro. Quieto.')
})

it('a click while earlier ones still wait takes its turn after them', () => {
  renderCarousel({ autoplay: false })
  const next = screen.getByRole('button', { name: 'Siguiente' })
  for (let clicks = 0; clicks < 3; clicks++) fireEvent.click(next)
  advanceTimers(100)
  fireEvent.click(next)
  const seen = [210, 320, 320, 320].map((ms) => {
    advanceTimers(ms)
    return inView()
  })
  expect(seen).toEqual(['Dos', 'Tres', 'Cuatro', 'Uno'].map((name) => `En vista: ${name}. Quieto.`))
})

describe('slides out of view', () => {
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

  it('leaves clones in view reachable, as the loop needs them', async () => {
    renderCarousel({ autoplay: false, slidesToShow: 2 })
    click('Anterior')
    await act(async () => {})
    expect(reachable()).toEqual(['Ver Cuatro', 'Ver Uno'])
  })

  it('gives no slide a place in the focus order, and repeats no id', () => {
    const { container } = renderCarousel({ slidesToShow: 2 })
    for (const slide of expectSome(container.querySelectorAll('.slick-slide, .carousel__slide'))) {
      expect(slide).not.toHaveAttribute('tabindex')
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('names each slide and its position', () => {
    renderCarousel()
    expect(screen.getByRole('group', { name: 'Uno, 1 de 4' })).toHaveAttribute(
      'aria-roledescription',
      'diapositiva',
    )
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carrusel')
  })
})

import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { products } from '../../../src/content/products'
import { ProductSlider } from '../../../src/features/catalogue/ProductSlider'
import { HomeHero } from '../../../src/pages/home/HomeHero'
import { EventPhotos } from '../../../src/pages/personalised-bottles/EventPhotos'
import { advanceTimers, prepareCarouselTests, reduceMotion } from './support/testCarousel'

// spec §9, written out: the home carousel changes its picture every 4500 ms, the other sliders every 3000 ms.

prepareCarouselTests()

/** «2 de 4» of the slide in view, on the site's own carousel. */
const show = (carousel: ReactNode) => {
  render(<MemoryRouter>{carousel}</MemoryRouter>)
  return () => /\d+ de \d+$/.exec(document.querySelector('[aria-live]')?.textContent ?? '')?.[0]
}

it.each([
  ['the hero', <HomeHero key="hero" />, 4500, ['1 de 4', '2 de 4', '3 de 4']],
  ['the event photos', <EventPhotos key="photos" />, 3000, ['1 de 8', '2 de 8', '3 de 8']],
] as const)(
  '%s turns by itself after the time of the specification',
  (_, carousel, ms, [first, second, third]) => {
    const inView = show(carousel)
    for (const [before, after] of [
      [first, second],
      [second, third],
    ]) {
      advanceTimers(ms - 1)
      expect(inView()).toBe(before)
      // react-slick moves in a timer of its own, which is a millisecond of the fake clock.
      advanceTimers(2)
      expect(inView()).toBe(after)
    }
  },
)

it.each([
  ['the hero', <HomeHero key="hero" />, '1 de 4'],
  ['the event photos', <EventPhotos key="photos" />, '1 de 8'],
] as const)('%s does not turn by itself under reduced motion', (_, carousel, first) => {
  reduceMotion(true)
  const inView = show(carousel)
  advanceTimers(60_000)
  expect(inView()).toBe(first)
})

it.each([
  ['the hero', <HomeHero key="hero" />, '1 de 4'],
  ['the event photos', <EventPhotos key="photos" />, '1 de 8'],
] as const)('%s does not turn by itself in a tab that was opened in the background', (_, carousel, first) => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const inView = show(carousel)
  advanceTimers(60_000)
  expect(inView()).toBe(first)
  hidden.mockRestore()
})

it('the bottles never turn by themselves, and have no pause button', () => {
  const inView = show(
    <ProductSlider
      heading="Botellas"
      count={products.length}
      find={(index) => products[index]}
      action={() => null}
    />,
  )
  advanceTimers(60_000)
  expect(inView()).toBe(`1 de ${products.length}`)
  expect(screen.queryByRole('button', { name: /rotación/ })).toBeNull()
})

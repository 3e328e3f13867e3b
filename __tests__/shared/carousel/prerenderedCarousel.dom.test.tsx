import { act, fireEvent, screen, within } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { Carousel } from '../../../src/shared/carousel/Carousel'

const names = ['Uno', 'Dos', 'Tres']

const carousel = (
  <Carousel
    label="Muestra"
    slidesToShow={2}
    slides={names.map((name) => (
      <a key={name} href={`#${name}`}>{`Ver ${name}`}</a>
    ))}
    slideLabels={names}
    controls={({ current, next }) => (
      <button type="button" onClick={next}>{`Siguiente de ${names[current]}`}</button>
    )}
  />
)

/** What the carousel's watch over the view was told to do. */
let comeNear: () => void
/** How many watches have begun and not ended. */
let watches: number
let root: Root

beforeEach(() => {
  watches = 0
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    isWatching = false
    observe() {
      this.isWatching = true
      watches += 1
    }
    disconnect() {
      if (this.isWatching) watches -= 1
      this.isWatching = false
    }
  } as unknown as typeof IntersectionObserver
})

afterEach(() => act(() => root.unmount()))

const takeOver = async () => {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(carousel)
  const first = page.querySelector('section')
  const problems: unknown[] = []
  await act(async () =>
    startTransition(() => {
      root = hydrateRoot(page, carousel, { onRecoverableError: (problem) => problems.push(problem) })
    }),
  )
  expect(problems).toEqual([])
  expect(page.querySelector('section')).toBe(first)
  return page
}

const copies = (page: HTMLElement) => page.querySelectorAll('.slick-cloned').length
const reachable = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('as drawn by the build every slide can be reached: nobody knows yet how many are in view', () => {
  document.body.innerHTML = renderToString(carousel)
  root = { unmount() {} } as Root
  expect(reachable()).toEqual(['Ver Uno', 'Ver Dos', 'Ver Tres'])
  expect(within(screen.getByRole('region')).queryAllByRole('link', { hidden: true })).toHaveLength(3)
})

it('taken over, it stays as drawn, and what is out of view is inert', async () => {
  const page = await takeOver()
  expect(copies(page)).toBe(0)
  expect(reachable()).toEqual(['Ver Uno', 'Ver Dos'])
  expect(screen.getByText('Ver Tres').closest('[inert]')).toBeInTheDocument()
})

it('near the view it becomes a loop, and the focus stays on its link', async () => {
  const page = await takeOver()
  act(() => screen.getByText('Ver Dos').focus())
  await act(async () => comeNear())
  expect(copies(page)).toBeGreaterThan(0)
  expect(document.activeElement?.textContent).toBe('Ver Dos')
})

it.each([
  ['it has become a loop', () => act(async () => comeNear())],
  ['its page is left', () => act(() => root.unmount())],
])('the view is watched until %s', async (_when, end) => {
  await takeOver()
  expect(watches).toBe(1)
  await end()
  expect(watches).toBe(0)
})

it('a press before that is not lost', async () => {
  jest.useFakeTimers()
  const page = await takeOver()
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente de Uno' }))
  act(() => jest.advanceTimersByTime(1000))
  expect(copies(page)).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Siguiente de Dos' })).toBeVisible()
  jest.useRealTimers()
})

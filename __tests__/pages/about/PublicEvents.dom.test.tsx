import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import type * as Places from '../../../src/content/ownerPlaces'
import { PublicEvents } from '../../../src/pages/about/PublicEvents'
import type * as Fixtures from '../../support/ownerFixtures'
import { publicEvents } from '../../support/ownerFixtures'
import { setToday } from '../../support/setToday'

jest.mock('../../../src/content/ownerPlaces', () => {
  const { ownerPlaces } = jest.requireActual<typeof Places>('../../../src/content/ownerPlaces')
  const { publicEvents } = jest.requireActual<typeof Fixtures>('../../support/ownerFixtures')
  return { ownerPlaces: { ...ownerPlaces, publicEvents: { value: publicEvents } } }
})

afterEach(() => void jest.useRealTimers())

const [tasting, fair, last] = publicEvents.map(({ name }) => name)
const namesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('h4')].map(({ textContent }) => textContent)

const namesAt = (now: string) => {
  setToday(now)
  return namesIn(render(<PublicEvents />).container)
}

it.each([
  ['2027-03-13T23:59:59-04:00', [tasting, fair, last]],
  ['2027-03-14T00:00:00-04:00', [fair, last]],
  ['2027-04-09T00:00:00-04:00', [fair, last]],
  ['2027-04-11T23:59:59-04:00', [fair, last]],
  ['2027-04-12T00:00:00-04:00', [last]],
])('at %s the tastings and fairs to come are %j', (now, names) => {
  expect(namesAt(now)).toEqual(names)
})

it('after the last one a sentence says so, and how to ask for the next', () => {
  expect(namesAt('2027-05-23T00:00:00-04:00')).toEqual([])
  expect(screen.getByText('Por ahora no hay catas ni ferias con fecha.')).toBeVisible()
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: /^Pregunta por la próxima/ })
  expect(new URL(ask.href).searchParams.get('text')).toMatch(/cuándo es la próxima cata/)
})

it('each one is asked for by its name and its days', () => {
  namesAt('2027-01-01T12:00:00-04:00')
  const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
  const textOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('text')
  expect(textOf(link(/^Pide tu lugar «Cata de la vendimia»/))).toBe(
    '¡Hola, Bohemia 56! Quisiera ir a la cata «Cata de la vendimia», el 13 de marzo de 2027. ¿Queda lugar?',
  )
  expect(textOf(link(/^Pregunta por la feria «Feria de los valles»/))).toBe(
    '¡Hola, Bohemia 56! Me interesa «Feria de los valles», del 9 al 11 de abril de 2027. ¿Me dan más información?',
  )
})

it('on a page that stays open for long, one is gone a minute after its last day', () => {
  jest.useFakeTimers({ now: new Date('2027-03-13T23:50:30-04:00') })
  const { container } = render(<PublicEvents />)
  act(() => void jest.advanceTimersByTime(9 * 60_000))
  expect(namesIn(container)).toEqual([tasting, fair, last])
  act(() => void jest.advanceTimersByTime(60_000))
  expect(namesIn(container)).toEqual([fair, last])
})

it('the build leaves out what was past at its commit; the page takes its markup over, then what is past since goes', () => {
  setToday('2027-04-12T00:00:00-04:00')
  const container = document.createElement('div')
  const day = '2027-04-01'
  // What the server's render reads, where there is no document.
  container.dataset.day = day
  document.body.append(container)
  container.innerHTML = renderToString(<PublicEvents />)
  container.removeAttribute('data-day')
  expect(namesIn(container)).toEqual([fair, last])
  const onRecoverableError = jest.fn()
  act(() => void hydrateRoot(container, <PublicEvents />, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(namesIn(container)).toEqual([last])
  container.remove()
})

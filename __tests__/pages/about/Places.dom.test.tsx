import { screen, within } from '@testing-library/react'
import { ownerContact } from '../../../src/content/ownerContact'
import type * as OwnerPlaces from '../../../src/content/ownerPlaces'
import { places } from '../../../src/content/places'
import { placeInValley } from '../../../src/pages/about/valleyDrawing'
import '../../../src/pages/about/AboutPage'
import type * as Fixtures from '../../support/ownerFixtures'
import { renderApp } from '../../support/renderApp'

jest.mock('../../../src/content/ownerPlaces', () => {
  const { ownerPlaces: own } = jest.requireActual<typeof OwnerPlaces>('../../../src/content/ownerPlaces')
  const { openHours, shops } = jest.requireActual<typeof Fixtures>('../../support/ownerFixtures')
  const place = { name: 'Casa Bohemia 56', department: 'Tarija', latitude: -21.5339, longitude: -64.7343 }
  const house = { value: { ...own.house.value, ...place } }
  return { ownerPlaces: { ...own, house, openHours: { value: openHours }, shops: { value: shops } } }
})

const open = async () => {
  renderApp({ path: '/nosotros', stored: { local: 'accepted' } })
  const heading = await screen.findByRole('heading', { level: 2, name: places.heading })
  return within(heading.closest('section')!)
}

it('tells the address, the hours of the week and the mail of the house', async () => {
  const section = await open()
  const { house } = places
  expect(section.getByRole('heading', { level: 3, name: house.name })).toBeVisible()
  expect(house.facts.map(({ name }) => name)).toEqual(['Dirección', 'Lunes a viernes', 'Sábado', 'Domingo'])
  const values = section.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(house.facts.map(({ value }) => value))
  const mail = ownerContact.mail.value
  expect(section.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`)
})

it('leads to the map of the device, and to OpenStreetMap in a new tab', async () => {
  const section = await open()
  expect(section.getByRole('link', { name: 'Abrir en tu app de mapas' })).toHaveAttribute(
    'href',
    'geo:-21.5339,-64.7343?q=-21.5339,-64.7343(Casa%20Bohemia%2056)',
  )
  const map = section.getByRole('link', { name: /^Ver en OpenStreetMap/ })
  expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-21.5339&mlon=-64.7343#map=17/-21.5339/-64.7343',
  )
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
})

it('lists the shops by department, that of the house first', async () => {
  const section = await open()
  const names = places.shops.list.map(({ department }) => department)
  expect(names).toEqual(['Tarija', 'Cochabamba', 'La Paz', 'Santa Cruz'])
  const shown = names.map((name) => section.getByRole('heading', { level: 4, name }).parentElement)
  expect(shown.map((each) => each?.querySelectorAll('li').length)).toEqual([2, 1, 2, 1])
  expect(shown[0]).toHaveTextContent('AlmacénCalle 12, TarijaPor botellaBarCalle 12, TarijaPor copa')
  expect(shown[2]).toHaveTextContent('GaleríaCalle 8, La PazPor botella y por copa')
})

it('a shop that wants to sell it, and a department without one, have a message', async () => {
  const section = await open()
  const textOf = (name: RegExp) =>
    new URL(section.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text')
  expect(textOf(/^Pregunta cómo venderlo/)).toMatch(/Tengo un local y quisiera vender singani Bohemia 56\./)
  expect(textOf(/^Pregunta dónde conseguirlo/)).toMatch(/dónde conseguir sus singanis en mi departamento\./)
})

it('the drawing holds the valley alone', () => {
  expect(placeInValley([-21.5339, -64.7343])).toEqual({ x: 23.4, y: 17 })
  expect(placeInValley([-21.38, -64.96])).toEqual({ x: 0, y: 0 })
  for (const far of [
    [-21.37, -64.7],
    [-21.75, -64.7],
    [-21.5, -64.97],
    [-21.5, -64.49],
  ] as const)
    expect(placeInValley(far)).toBeNull()
})

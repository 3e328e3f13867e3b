import { findPlaceProblems } from '../../src/content/findPlaceProblems'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'
import { ownerPlaces, type OpenHours, type PublicEvent } from '../../src/content/ownerPlaces'
import { publicEvents, shops } from '../support/ownerFixtures'

const [shop] = shops
const values = {
  house: ownerPlaces.house.value,
  openHours: ownerPlaces.openHours.value,
  shops: [shop],
  publicEvents,
}
const [event] = publicEvents
const departments = 'Beni, Chuquisaca, Cochabamba, La Paz, Oruro, Pando, Potosí, Santa Cruz, Tarija'

it('facts may be right, and few', () => {
  expect(findPlaceProblems(values)).toEqual([])
  expect(findPlaceProblems({ ...values, shops: [], publicEvents: [] })).toEqual([])
})

it('the build stops at a mistake', () => {
  const openHours = { ...allFacts.openHours, value: [] }
  expect(validateOwner({ ...allFacts, openHours })).toEqual([
    'openHours: escribe al menos un día de atención.',
  ])
})

it.each([
  ['north', { latitude: -9.5 }],
  ['south', { latitude: -23 }],
  ['west', { longitude: -69.8 }],
  ['east', { longitude: -57.3 }],
  ['without its sign', { latitude: 21.5339 }],
  ['no figure', { longitude: NaN }],
])('refuses a house that lies %s of Bolivia', (_, wrong) => {
  expect(findPlaceProblems({ ...values, house: { ...values.house, ...wrong } })).toEqual([
    'house: escribe latitud y longitud en grados, dentro de Bolivia, con su signo menos.',
  ])
})

it('refuses what is empty, and a department that is none', () => {
  const house = { ...values.house, address: ' ', department: 'Tarixa' as 'Tarija' }
  expect(findPlaceProblems({ ...values, house })).toEqual([
    'house.address: no puede quedar vacío.',
    `house.department: escribe uno de los nueve departamentos: ${departments}.`,
  ])
  expect(findPlaceProblems({ ...values, shops: [{ ...shop, name: '' }] })).toEqual([
    'shops.0.name: no puede quedar vacío.',
  ])
})

const hours = (...openHours: OpenHours[]) => findPlaceProblems({ ...values, openHours })

it.each([
  ['', '19:00'],
  ['9:00', '19:00'],
  ['10:00', '24:00'],
  ['10:00', '10:00'],
  ['19:00', '10:00'],
])('refuses the hours «%s» to «%s»', (opens, closes) => {
  const wrong = 'escribe dos horas como 10:00 y 19:00, la segunda después de la primera.'
  expect(hours({ days: [1, 1], opens, closes })).toEqual([`openHours.0: ${wrong}`])
  expect(findPlaceProblems({ ...values, publicEvents: [{ ...event, opens, closes }] })).toContain(
    `publicEvents.0: ${wrong}`,
  )
})

it('refuses no hours, days out of order or of no week, and hours written twice', () => {
  expect(hours()).toEqual(['openHours: escribe al menos un día de atención.'])
  const open = { opens: '10:00', closes: '19:00' }
  const days = 'escribe dos días del 1, lunes, al 7, domingo, en orden.'
  expect(hours({ days: [5, 1], ...open })).toEqual([`openHours.0: ${days}`])
  expect(hours({ days: [0 as 1, 8 as 7], ...open })).toEqual([`openHours.0: ${days}`])
  expect(hours({ days: [1, 5], ...open }, { days: [5, 6], opens: '18:00', closes: '20:00' })).toEqual([
    'openHours.1: cae en horas que ya están escritas.',
  ])
  expect(hours({ days: [1, 5], ...open }, { days: [5, 6], opens: '19:00', closes: '20:00' })).toEqual([])
})

it.each<Partial<PublicEvent>>([{ first: '2027-02-29' }, { last: '12/03/2027' }, { last: '2027-03-12' }])(
  'refuses an event on the days %j',
  (wrong) => {
    expect(findPlaceProblems({ ...values, publicEvents: [{ ...event, ...wrong }] })).toEqual([
      'publicEvents.0: escribe dos días como 2027-03-13, el último no antes que el primero.',
    ])
  },
)

it('refuses what is written twice', () => {
  const double = { ...values, shops: [shop, shop], publicEvents: [event, { ...event, opens: '17:00' }] }
  expect(findPlaceProblems(double)).toEqual(['shops.1: está repetido.', 'publicEvents.1: está repetido.'])
  const other = { ...shop, address: 'Calle 13' }
  expect(findPlaceProblems({ ...values, shops: [shop, other] })).toEqual([])
})

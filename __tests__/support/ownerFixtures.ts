import { confirmed, owner, sample } from '../../src/content/owner'
import { contactChannels, ownerContact, type ContactChannel } from '../../src/content/ownerContact'
import { ownerEvents, type EventPrices } from '../../src/content/ownerEvents'
import { ownerLots, type Lot } from '../../src/content/ownerLots'
import { ownerPlaces, type OpenHours, type PublicEvent, type Shop } from '../../src/content/ownerPlaces'

// Facts for tests that need certain ones: the owner's own change, and no test goes red for that.

/** For one test: these channels, all of them where none is named. */
export const offerChannels = (...channels: readonly ContactChannel[]) =>
  jest.replaceProperty(
    ownerContact,
    'contactChannels',
    confirmed<readonly ContactChannel[]>(channels.length > 0 ? channels : contactChannels),
  )

/** For one test: a number that may be called, or the sample, which may not. */
export const setPhone = (kind: 'confirmed' | 'sample') =>
  jest.replaceProperty(
    owner,
    'phone',
    kind === 'sample' ? sample('59170000056', 'Escribe el número.') : confirmed('59171234567'),
  )

const lot: Lot = {
  id: 'P1-2025',
  product: 'singani-premium-1',
  harvest: '2025-03-21',
  village: 'Santa Ana',
  altitude: 1950,
  distilled: '2025-04-26',
  restDays: 181,
  bottled: '2025-11-04',
  bottles: 420,
}

/** One on sale and an older one of the first bottle, and one of each other bottle. */
export const lots: readonly [Lot, Lot, ...Lot[]] = [
  lot,
  {
    ...lot,
    id: 'P1-2024',
    harvest: '2024-03-22',
    distilled: '2024-04-25',
    bottled: '2024-11-05',
    bottles: 390,
  },
  { ...lot, id: 'C1-2025', product: 'singani-clasico-1', restDays: 183 },
  { ...lot, id: 'P2-2025', product: 'singani-premium-2' },
  { ...lot, id: 'C2-2025', product: 'singani-clasico-2', restDays: 176 },
  { ...lot, id: 'P3-2025', product: 'singani-premium-3' },
  { ...lot, id: 'P4-2025', product: 'singani-premium-4' },
  { ...lot, id: 'P5-2025', product: 'singani-premium-5' },
]

/** For one test: the lots above. */
export const setLots = () => jest.replaceProperty(ownerLots, 'lots', confirmed<readonly Lot[]>(lots))

const tasting: PublicEvent = {
  kind: 'tasting',
  name: 'Cata de la vendimia',
  first: '2027-03-13',
  last: '2027-03-13',
  opens: '18:00',
  closes: '20:00',
  place: 'Casa Bohemia 56',
  city: 'Tarija',
  department: 'Tarija',
}

/** A tasting of one day, a fair of three, a tasting later. */
export const publicEvents: readonly [PublicEvent, PublicEvent, PublicEvent] = [
  tasting,
  { ...tasting, kind: 'fair', name: 'Feria de los valles', first: '2027-04-09', last: '2027-04-11' },
  { ...tasting, name: 'Siete botellas, siete cuadros', first: '2027-05-22', last: '2027-05-22' },
]

const eventPrices: EventPrices = {
  paintings: [
    { price: 1200, weeks: 3 },
    { price: 1800, weeks: 4 },
    { price: 3000, weeks: 6 },
  ],
  bottles: [
    { from: 1, premium: 120, clasico: 106, weeks: 1 },
    { from: 12, premium: 100, clasico: 86, weeks: 1 },
    { from: 30, premium: 90, clasico: 76, weeks: 1 },
    { from: 60, premium: 80, clasico: 66, weeks: 2 },
  ],
  deliveryWeeks: 1,
}

/** For one test: the prices above. */
export const setEventPrices = () => jest.replaceProperty(ownerEvents, 'eventPrices', confirmed(eventPrices))

/** From Monday to Friday with a break, and on Saturday. */
export const openHours: readonly OpenHours[] = [
  { days: [1, 5], opens: '10:00', closes: '13:00' },
  { days: [1, 5], opens: '15:00', closes: '19:00' },
  { days: [6, 6], opens: '10:00', closes: '14:00' },
]

/** For one test: the hours above. */
export const setOpenHours = () => jest.replaceProperty(ownerPlaces, 'openHours', confirmed(openHours))

const shop: Shop = {
  name: 'Almacén',
  address: 'Calle 12',
  city: 'Tarija',
  department: 'Tarija',
  sells: 'bottles',
}

/** Two in Tarija, two in La Paz, one in each of two other departments. */
export const shops: readonly [Shop, ...Shop[]] = [
  shop,
  { ...shop, name: 'Bar', sells: 'glasses' },
  { ...shop, name: 'Licorería', city: 'La Paz', department: 'La Paz' },
  { ...shop, name: 'Galería', address: 'Calle 8', city: 'La Paz', department: 'La Paz', sells: 'both' },
  { ...shop, city: 'Cochabamba', department: 'Cochabamba' },
  { ...shop, city: 'Santa Cruz de la Sierra', department: 'Santa Cruz' },
]

import type { Weekday } from './days'
import type { Department } from './departments'
import { sample, type OwnerFact } from './owner'

interface Place {
  readonly name: string
  /** Street and number. */
  readonly address: string
  readonly city: string
  readonly department: Department
}

interface House extends Place {
  /** What can be done there, a sentence. */
  readonly welcome: string
  /** Degrees, as a map gives them: south and west are negative. */
  readonly latitude: number
  readonly longitude: number
}

/** From a weekday to another, or the same, at these hours; a day with a break has two entries. */
export interface OpenHours {
  readonly days: readonly [from: Weekday, to: Weekday]
  /** `10:00` */
  readonly opens: string
  readonly closes: string
}

export interface Shop extends Place {
  /** What it sells: closed bottles, glasses, or both. */
  readonly sells: 'bottles' | 'glasses' | 'both'
}

/** A tasting, whose places are asked for, or a fair, which is open to all adults. */
export interface PublicEvent {
  readonly kind: 'tasting' | 'fair'
  readonly name: string
  /** `2027-03-13`; an event of one day has it twice. */
  readonly first: string
  readonly last: string
  readonly opens: string
  readonly closes: string
  /** Where: name of the place, with its street where that is not known. */
  readonly place: string
  readonly city: string
  readonly department: Department
}

export interface OwnerPlaces {
  readonly house: OwnerFact<House>
  readonly openHours: OwnerFact<readonly OpenHours[]>
  readonly shops: OwnerFact<readonly Shop[]>
  readonly publicEvents: OwnerFact<readonly PublicEvent[]>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { house: '', openHours: '', shops: '', publicEvents: '' }
    : {
        house:
          'Escribe el nombre de la casa, qué se hace en ella, su dirección y sus coordenadas (en OpenStreetMap, clic derecho y «Mostrar dirección»).',
        openHours: 'Escribe en qué días (1 es lunes, 7 domingo) y horas atiende la casa.',
        shops:
          'Escribe los puntos de venta, con su permiso: nombre, dirección, departamento y si venden por botella o por copa.',
        publicEvents:
          'Escribe las catas y ferias que vienen, con su primer y su último día; las pasadas dejan de mostrarse solas.',
      }

/** Where the singani can be tasted and bought: apart from owner.ts, so that home does not load it. */
export const ownerPlaces: OwnerPlaces = {
  house: sample<House>(
    {
      name: 'Casa Bohemia 56',
      address: 'Calle de muestra 56',
      city: 'Tarija',
      department: 'Tarija',
      welcome: 'Aquí se prueba y se compra singani, y se ven los cuadros.',
      // The main square.
      latitude: -21.5339,
      longitude: -64.7343,
    },
    notes.house,
  ),
  openHours: sample<readonly OpenHours[]>(
    [
      { days: [1, 5], opens: '10:00', closes: '13:00' },
      { days: [1, 5], opens: '15:00', closes: '19:00' },
      { days: [6, 6], opens: '10:00', closes: '14:00' },
    ],
    notes.openHours,
  ),
  shops: sample<readonly Shop[]>(
    [
      {
        name: 'Almacén de muestra',
        address: 'Calle de muestra 12',
        city: 'Tarija',
        department: 'Tarija',
        sells: 'bottles',
      },
      {
        name: 'Bar de muestra',
        address: 'Calle de muestra 30',
        city: 'Tarija',
        department: 'Tarija',
        sells: 'glasses',
      },
      {
        name: 'Licorería de muestra',
        address: 'Avenida de muestra 210',
        city: 'La Paz',
        department: 'La Paz',
        sells: 'bottles',
      },
      {
        name: 'Galería de muestra',
        address: 'Pasaje de muestra 8',
        city: 'La Paz',
        department: 'La Paz',
        sells: 'both',
      },
      {
        name: 'Bodega de muestra',
        address: 'Calle de muestra 144',
        city: 'Cochabamba',
        department: 'Cochabamba',
        sells: 'both',
      },
      {
        name: 'Tienda de muestra',
        address: 'Avenida de muestra 75',
        city: 'Santa Cruz de la Sierra',
        department: 'Santa Cruz',
        sells: 'bottles',
      },
    ],
    notes.shops,
  ),
  publicEvents: sample<readonly PublicEvent[]>(
    [
      {
        kind: 'tasting',
        name: 'Cata de la vendimia',
        first: '2027-03-13',
        last: '2027-03-13',
        opens: '18:00',
        closes: '20:00',
        place: 'Casa Bohemia 56',
        city: 'Tarija',
        department: 'Tarija',
      },
      {
        kind: 'fair',
        name: 'Feria de muestra',
        first: '2027-04-09',
        last: '2027-04-11',
        opens: '10:00',
        closes: '20:00',
        place: 'Plaza de muestra',
        city: 'Tarija',
        department: 'Tarija',
      },
      {
        kind: 'tasting',
        name: 'Siete botellas, siete cuadros',
        first: '2027-05-22',
        last: '2027-05-22',
        opens: '19:00',
        closes: '21:00',
        place: 'Galería de muestra',
        city: 'La Paz',
        department: 'La Paz',
      },
    ],
    notes.publicEvents,
  ),
}

import { isDay } from './isoDay'
import { departments } from './departments'
import type { OpenHours, OwnerPlaces, PublicEvent } from './ownerPlaces'

type Values = { readonly [Name in keyof OwnerPlaces]: OwnerPlaces[Name]['value'] }

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7
const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** What lies between the country's outermost points, in degrees. */
const bolivia = { latitude: [-22.9, -9.6], longitude: [-69.7, -57.4] } as const

type Located = { readonly department: string } & Readonly<Record<string, unknown>>

/** What a house, a shop and an event have in common. */
const findPlaceMistakes = (key: string, place: Located) => [
  ...Object.entries(place).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() === '' ? [`${key}.${name}: no puede quedar vacío.`] : [],
  ),
  ...((departments as readonly string[]).includes(place.department)
    ? []
    : [`${key}.department: escribe uno de los nueve departamentos: ${departments.join(', ')}.`]),
]

const findHourMistakes = (key: string, { opens, closes }: Pick<OpenHours, 'opens' | 'closes'>) =>
  isTime(opens) && isTime(closes) && opens < closes
    ? []
    : [`${key}: escribe dos horas como 10:00 y 19:00, la segunda después de la primera.`]

const isDouble = (entry: OpenHours, index: number, all: readonly OpenHours[]) =>
  all
    .slice(0, index)
    .some(
      (other) =>
        entry.days[0] <= other.days[1] &&
        other.days[0] <= entry.days[1] &&
        entry.opens < other.closes &&
        other.opens < entry.closes,
    )

function findOpenHourMistakes(hours: readonly OpenHours[]): string[] {
  if (hours.length === 0) return ['openHours: escribe al menos un día de atención.']
  return hours.flatMap((entry, index, all) => {
    const key = `openHours.${index}`
    const [from, to] = entry.days
    return [
      ...(isWeekday(from) && isWeekday(to) && from <= to
        ? []
        : [`${key}: escribe dos días del 1, lunes, al 7, domingo, en orden.`]),
      ...findHourMistakes(key, entry),
      ...(isDouble(entry, index, all) ? [`${key}: cae en horas que ya están escritas.`] : []),
    ]
  })
}

const findEventMistakes = (key: string, event: PublicEvent) => [
  ...findPlaceMistakes(key, { ...event }),
  ...(isDay(event.first) && isDay(event.last) && event.first <= event.last
    ? []
    : [`${key}: escribe dos días como 2027-03-13, el último no antes que el primero.`]),
  ...findHourMistakes(key, event),
]

/** One sentence for each entry that an earlier one already says. */
const findRepeated = <T>(key: string, entries: readonly T[], nameOf: (entry: T) => string) => {
  const names = entries.map(nameOf)
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [`${key}.${index}: está repetido.`] : [],
  )
}

/** One Spanish sentence for each place, hour or date that would be wrong on screen. */
export function findPlaceProblems({ house, openHours, shops, publicEvents }: Values): string[] {
  const isInBolivia =
    isWithin(house.latitude, bolivia.latitude) && isWithin(house.longitude, bolivia.longitude)
  return [
    ...findPlaceMistakes('house', { ...house }),
    ...(isInBolivia
      ? []
      : ['house: escribe latitud y longitud en grados, dentro de Bolivia, con su signo menos.']),
    ...findOpenHourMistakes(openHours),
    ...shops.flatMap((shop, index) => findPlaceMistakes(`shops.${index}`, { ...shop })),
    ...findRepeated('shops', shops, ({ name, address, city }) => [name, address, city].join()),
    ...publicEvents.flatMap((event, index) => findEventMistakes(`publicEvents.${index}`, event)),
    ...findRepeated('publicEvents', publicEvents, ({ name, first, city }) => [name, first, city].join()),
  ]
}

import { startOfDay } from './isoDay'
import { monthName } from './months'

/** Bolivia is four hours behind UTC all year. */
const behindUtc = 4 * 3_600_000

/** The calendar day in Bolivia, ISO 8601: `2027-02-14`. */
export const dayInBolivia = (now = new Date()) =>
  new Date(now.getTime() - behindUtc).toISOString().slice(0, 10)

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

/** 1, Monday, to 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** `sábado` of 6. */
export const weekdayName = (weekday: number) => weekdays[weekday - 1] ?? ''

/** `sábado` of `2027-02-13`. */
const weekdayOf = (day: string) => weekdayName(startOfDay(day).getUTCDay() || 7)

/** First and last day, ISO 8601; one day is both. */
export interface Days {
  readonly first: string
  readonly last: string
}

const partsOf = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month: monthName(Number(month)), date: String(Number(date)) }
}

/**
 * A date in two pieces that are read one after the other: its figures and the rest. `13` and `de marzo de 2027`,
 * `9 al 11` and `de abril de 2027`, `30` and `de abril al 2 de mayo de 2027`.
 */
export function splitDays({ first, last }: Days): { readonly figures: string; readonly rest: string } {
  const [from, to] = [partsOf(first), partsOf(last)]
  const rest = `de ${to.month} de ${to.year}`
  if (first === last) return { figures: to.date, rest }
  if (first.slice(0, 7) === last.slice(0, 7)) return { figures: `${from.date} al ${to.date}`, rest }
  const year = from.year === to.year ? '' : ` de ${from.year}`
  return { figures: from.date, rest: `de ${from.month}${year} al ${to.date} ${rest}` }
}

const week = 7 * 86_400_000

/** `sábado`, `de viernes a domingo`, `todos los días` from a whole week on. */
export function nameWeekdays({ first, last }: Days): string {
  if (first === last) return weekdayOf(first)
  const isWeek = startOfDay(last).getTime() - startOfDay(first).getTime() >= week - 86_400_000
  return isWeek ? 'todos los días' : `de ${weekdayOf(first)} a ${weekdayOf(last)}`
}

/** `el 13 de marzo de 2027`, `del 9 al 11 de abril de 2027` */
export function nameDays(days: Days): string {
  const { figures, rest } = splitDays(days)
  return `${days.first === days.last ? 'el' : 'del'} ${figures} ${rest}`
}

import { monthName } from './months'

/** Midnight in UTC. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** True for a day of the calendar, ISO 8601: `2027-02-30` is none. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOfDay(text).getTime()) &&
  startOfDay(text).toISOString().startsWith(text)

/** `21 de marzo de 2025` of `2025-03-21`. */
export function nameDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} de ${monthName(Number(month))} de ${year}`
}

/** Midnight in UTC. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** True for a day of the calendar, ISO 8601: `2027-02-30` is none. */
export const isDay = (text: string) =>
  /^\d{4}-/.test(text) && startOfDay(text).toJSON()?.slice(0, 10) === text

export const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** `21 de marzo de 2025` of `2025-03-21`. */
export function nameDay(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number)
  return `${date} de ${monthNames[month - 1]} de ${year}`
}

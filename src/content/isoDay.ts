/** Midnight in UTC. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** True for a day of the calendar, ISO 8601: `2027-02-30` is none. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOfDay(text).getTime()) &&
  startOfDay(text).toISOString().startsWith(text)

const longDate = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeZone: 'UTC' })

/** `21 de marzo de 2025` of `2025-03-21`. */
export const nameDay = (day: string) => longDate.format(startOfDay(day))

/** The visitor's own calendar day, ISO 8601: `2027-02-14`. */
export const today = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The same day some years on. */
export const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** True for a day of the calendar: `2027-02-30` is none. */
export function isIsoDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

const longDate = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeZone: 'UTC' })

/** `14 de febrero de 2027` */
export const formatDate = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`))

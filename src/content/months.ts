import { capitalise } from './capitalise'
import { monthNames } from './isoDay'

/** First and last month, 1 to 12. */
export type MonthRange = readonly [from: number, to: number]

/** `marzo` of 3. */
export const monthName = (month: number) => monthNames[month - 1] ?? ''

/** With the first and the last one. */
export const countMonths = ([from, to]: MonthRange) => to - from + 1

/** With the first and the last one, in a year without 29 February. */
export const countDays = ([from, to]: MonthRange) =>
  (Date.UTC(2025, to, 1) - Date.UTC(2025, from - 1, 1)) / 86_400_000

/** `Marzo`, or `De mayo a octubre`. */
export const nameMonths = ([from, to]: MonthRange) =>
  from === to ? capitalise(monthName(from)) : `De ${monthName(from)} a ${monthName(to)}`

/** 3 of `2025-03-21`. */
export const monthOf = (day: string) => Number(day.slice(5, 7))

/** The year as the head of a calendar. */
export const monthInitials = monthNames.map((name) => name.charAt(0).toUpperCase())

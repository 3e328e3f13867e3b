import { capitalise } from './capitalise'
import { compareText } from './compareText'
import { weekdayName, type Weekday } from './days'
import { joinWords } from './joinWords'
import type { OpenHours } from './ownerPlaces'

const week: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** `de 10:00 a 19:00` */
export const nameHours = ({ opens, closes }: Pick<OpenHours, 'opens' | 'closes'>) => `de ${opens} a ${closes}`

const hoursOn = (hours: readonly OpenHours[], day: Weekday) =>
  joinWords(
    hours
      .filter(({ days: [from, to] }) => day >= from && day <= to)
      .sort((one, other) => compareText(one.opens, other.opens))
      .map(nameHours),
  ) || 'cerrado'

const nameRange = (from: number, to: number) =>
  capitalise(from === to ? weekdayName(from) : `${weekdayName(from)} a ${weekdayName(to)}`)

/** The week from Monday on, days with the same hours together: `Lunes a viernes`, `de 10:00 a 13:00 y de 15:00 a 19:00`. */
export function listOpenHours(hours: readonly OpenHours[]): { name: string; value: string }[] {
  const groups: { from: Weekday; to: Weekday; value: string }[] = []
  for (const day of week) {
    const value = hoursOn(hours, day)
    const last = groups.at(-1)
    if (last?.value === value) last.to = day
    else groups.push({ from: day, to: day, value })
  }
  return groups.map(({ from, to, value }) => ({ name: nameRange(from, to), value }))
}

import { isDay, nameDay } from '../../src/content/isoDay'

it('knows the days of the calendar', () => {
  const days = [
    '2028-02-29',
    '2027-03-13',
    '2027-02-29',
    '2027-13-01',
    '2027-3-13',
    '13/03/2027',
    '2027',
    '2027-03',
    '+010000-01',
    'mañana',
    '',
  ]
  expect(days.map(isDay)).toEqual([true, true, ...Array(9).fill(false)])
})

it.each([
  ['2027-02-14', '14 de febrero de 2027'],
  ['2026-01-01', '1 de enero de 2026'],
  ['2027-12-31', '31 de diciembre de 2027'],
])('%s is read as %s', (day, name) => {
  expect(nameDay(day)).toBe(name)
})

it('reads a day as the browser would, in every month', () => {
  const longDate = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from(
    { length: 12 },
    (_, month) => `2027-${String(month + 1).padStart(2, '0')}-0${1 + (month % 9)}`,
  )
  expect(days.map(nameDay)).toEqual(days.map((day) => longDate.format(new Date(day))))
})

import { dayInBolivia, nameDays, nameWeekdays, splitDays } from '../../src/content/days'

// Where the computer stands makes no difference: jest.config.ts runs this in UTC and in La Paz.
it.each([
  ['2027-03-14T03:59:59Z', '2027-03-13'],
  ['2027-03-14T04:00:00Z', '2027-03-14'],
  ['2027-01-01T03:59:59Z', '2026-12-31'],
  ['2028-03-01T00:00:00Z', '2028-02-29'],
])('at %s it is %s in Bolivia', (moment, day) => {
  expect(dayInBolivia(new Date(moment))).toBe(day)
})

it.each([
  ['2027-03-13', '2027-03-13', '13', 'de marzo de 2027', 'el 13 de marzo de 2027'],
  ['2027-04-09', '2027-04-11', '9 al 11', 'de abril de 2027', 'del 9 al 11 de abril de 2027'],
  ['2027-04-30', '2027-05-02', '30', 'de abril al 2 de mayo de 2027', 'del 30 de abril al 2 de mayo de 2027'],
  [
    '2026-12-31',
    '2027-01-02',
    '31',
    'de diciembre de 2026 al 2 de enero de 2027',
    'del 31 de diciembre de 2026 al 2 de enero de 2027',
  ],
])('%s to %s is «%s» and «%s»', (first, last, figures, rest, named) => {
  expect(splitDays({ first, last })).toEqual({ figures, rest })
  expect(nameDays({ first, last })).toBe(named)
})

it.each([
  ['2027-03-13', '2027-03-13', 'sábado'],
  ['2027-03-14', '2027-03-14', 'domingo'],
  ['2027-03-15', '2027-03-15', 'lunes'],
  ['2027-04-09', '2027-04-11', 'de viernes a domingo'],
  ['2027-04-09', '2027-04-14', 'de viernes a miércoles'],
  ['2027-04-09', '2027-04-15', 'todos los días'],
])('%s to %s is «%s»', (first, last, named) => {
  expect(nameWeekdays({ first, last })).toBe(named)
})

import { listOpenHours } from '../../src/content/openHours'

it('names days with the same hours together, and those that are closed', () => {
  expect(
    listOpenHours([
      { days: [1, 5], opens: '10:00', closes: '19:00' },
      { days: [6, 6], opens: '10:00', closes: '14:00' },
    ]),
  ).toEqual([
    { name: 'Lunes a viernes', value: 'de 10:00 a 19:00' },
    { name: 'Sábado', value: 'de 10:00 a 14:00' },
    { name: 'Domingo', value: 'cerrado' },
  ])
})

it('tells a break in the order of the day, and a day closed amid the week', () => {
  expect(
    listOpenHours([
      { days: [4, 7], opens: '15:00', closes: '19:00' },
      { days: [1, 2], opens: '09:00', closes: '12:00' },
      { days: [4, 7], opens: '10:00', closes: '13:00' },
    ]),
  ).toEqual([
    { name: 'Lunes a martes', value: 'de 09:00 a 12:00' },
    { name: 'Miércoles', value: 'cerrado' },
    { name: 'Jueves a domingo', value: 'de 10:00 a 13:00 y de 15:00 a 19:00' },
  ])
})

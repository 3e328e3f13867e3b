import { formatMoment } from '../../../../tools/dossier/seal/formatMoment'
import { byTimeZone } from '../../../support/byTimeZone'

it('a moment is written in the zone of the machine, with the zone', () => {
  expect(formatMoment(new Date('2027-01-01T01:48:07.999Z'))).toBe(
    byTimeZone({ UTC: '2027-01-01T01:48:07+00:00', 'America/La_Paz': '2026-12-31T21:48:07-04:00' }),
  )
})

it.each([
  [-345, '2027-01-01T07:33:07+05:45'],
  [210, '2026-12-31T22:18:07-03:30'],
])('of a zone %d minutes behind UTC, hours and minutes are written', (behind, written) => {
  const moment = new Date('2027-01-01T01:48:07Z')
  jest.spyOn(moment, 'getTimezoneOffset').mockReturnValue(behind)
  expect(formatMoment(moment)).toBe(written)
})

import { describePeriod, describeMoment } from '../../../src/audit/dossier/evidence/describeMoment'

it('shows a moment in the zone where it was written, whatever the reader’s is', () => {
  expect(describeMoment('2027-01-01T01:48:00.000Z')).toBe('1 de enero de 2027, 01:48 (UTC)')
  expect(describeMoment('2026-12-31T21:48:09-04:00')).toBe('31 de diciembre de 2026, 21:48 (UTC−04:00)')
  expect(describeMoment('2026-12-31T21:48:09+05:30')).toBe('31 de diciembre de 2026, 21:48 (UTC+05:30)')
})

it('a text that is no moment stays as it is', () => {
  for (const text of ['ayer', '', '2026-13-45T10:00:00Z', '2026-12-31'])
    expect(describeMoment(text)).toBe(text)
})

it('names the day of a period once, unless it ends on another', () => {
  expect(describePeriod('2026-11-25T05:14:28-04:00', '2026-11-25T05:16:00-04:00')).toBe(
    '25 de noviembre de 2026, de 05:14 a 05:16 (UTC−04:00)',
  )
  expect(describePeriod('2026-11-25T23:59:00-04:00', '2026-11-26T00:01:00-04:00')).toBe(
    '25 de noviembre de 2026, 23:59 (UTC−04:00) a 26 de noviembre de 2026, 00:01 (UTC−04:00)',
  )
  expect(describePeriod('ayer', 'hoy')).toBe('ayer a hoy')
})

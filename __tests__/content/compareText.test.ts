import { compareText } from '../../src/content/compareText'
import { departments } from '../../src/content/departments'

it.each([
  ['the departments', departments],
  ['days', ['2026-12-31', '2027-01-02', '2027-01-10']],
  ['times', ['08:30', '10:00', '10:30', '15:00']],
])('sorts %s as the browser would', (_, sorted) => {
  const byBrowser = (one: string, other: string) => one.localeCompare(other, 'es')
  const turned = [...sorted].reverse()
  expect(turned.toSorted(compareText)).toEqual(turned.toSorted(byBrowser))
  expect(turned.toSorted(compareText)).toEqual(sorted)
})

it('leaves equal ones in their order', () => {
  expect(compareText('Tarija', 'Tarija')).toBe(0)
})

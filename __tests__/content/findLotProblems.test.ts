import { findLotProblems } from '../../src/content/findLotProblems'
import { confirmed, owner } from '../../src/content/owner'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'
import type { Lot } from '../../src/content/ownerLots'
import { lots } from '../support/ownerFixtures'

const months = { ...owner.making.value.months, grapes: [3, 3], still: [4, 4], rest: [5, 10] } as const
const [first, second] = lots

const problemsOf = (changes: Partial<Lot>) =>
  findLotProblems([{ ...first, ...changes }, ...lots.slice(1)], months, 2026)

describe('a lot', () => {
  const writeDays = 'lots.P1-2025: escribe las tres fechas como 2025-03-21, de 1900 a 2026.'
  const inOrder = 'lots.P1-2025: las fechas van en orden: vendimia, destilación y embotellado.'
  it.each<[Partial<Lot>, string]>([
    [{ bottles: 0 }, 'lots.P1-2025: escribe un número entero de botellas.'],
    [{ bottles: 2.5 }, 'lots.P1-2025: escribe un número entero de botellas.'],
    [{ restDays: 185 }, 'lots.P1-2025: los meses de reposo dan 184 días como mucho.'],
    [{ restDays: 0 }, 'lots.P1-2025: los meses de reposo dan 184 días como mucho.'],
    [
      { bottled: '2025-10-01' },
      'lots.P1-2025: entre destilación y embotellado hay 158 días de reposo como mucho.',
    ],
    [{ harvest: '21/03/2025' }, writeDays],
    [{ distilled: '2025-04-31' }, writeDays],
    [{ distilled: '2025-13-01' }, writeDays],
    [{ distilled: '2025-04-00' }, writeDays],
    [{ harvest: '2025-02-29' }, writeDays],
    [{ bottled: '2027-01-01' }, writeDays],
    [{ harvest: '1899-03-21' }, writeDays],
    [{ distilled: '2025-03-20' }, inOrder],
    [{ distilled: '2025-03-21' }, inOrder],
    [{ bottled: '2025-04-26' }, inOrder],
    [{ harvest: '2025-02-28' }, 'lots.P1-2025: making.months.grapes dice otra cosa: Marzo.'],
    [{ distilled: '2025-05-01' }, 'lots.P1-2025: making.months.still dice otra cosa: Abril.'],
    [{ village: ' ' }, 'lots.P1-2025: escribe el pueblo, o null para no decirlo.'],
    [{ altitude: 1900.5 }, 'lots.P1-2025: escribe la altura en metros enteros, o null.'],
    [{ altitude: 1800 }, 'lots.P1-2025: la uva del Premium crece a más de 1.800 m.'],
    [
      { id: 'p1-2025' },
      'lots.p1-2025: escribe el lote con mayúsculas, cifras y guiones, en 20 signos como mucho.',
    ],
    [
      { id: 'P1--2025' },
      'lots.P1--2025: escribe el lote con mayúsculas, cifras y guiones, en 20 signos como mucho.',
    ],
    [
      { id: 'P1-2025-0123456789012' },
      'lots.P1-2025-0123456789012: escribe el lote con mayúsculas, cifras y guiones, en 20 signos como mucho.',
    ],
  ])('%j is refused', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem])
  })

  it.each<Partial<Lot>>([
    { village: null, altitude: null },
    { altitude: 1801 },
    { id: 'L25P100001234567890' },
    { restDays: 184 },
  ])('%j is taken', (changes) => {
    expect(problemsOf(changes)).toEqual([])
  })

  it('takes 29 February where there is one', () => {
    const leap = { grapes: [2, 3], still: [4, 4], rest: [5, 10] } as const
    const inYear = (year: number) =>
      findLotProblems([...lots, { ...second, id: 'P1-0', harvest: `${year}-02-29` }], leap, 2026)
    expect(inYear(2024)).toEqual([])
    expect(inYear(2023)).toHaveLength(1)
  })

  it('two that read alike are refused, whatever hyphens and letters they have', () => {
    expect(problemsOf({ id: 'CI2025' })).toEqual(['lots.C1-2025: se lee igual que el lote CI2025.'])
  })

  it('every bottle has one, and no other bottle has', () => {
    expect(problemsOf({ product: 'singani-premium-6' as Lot['product'] })).toEqual([
      'lots.P1-2025: no hay una botella singani-premium-6.',
    ])
    expect(findLotProblems(lots.slice(2), months, 2026)).toEqual([
      'lots: falta un lote de singani-premium-1.',
    ])
  })

  it('an older one may have been made in other months', () => {
    const older = { ...second, harvest: '2024-02-20', distilled: '2024-03-20' }
    expect(findLotProblems([first, older, ...lots.slice(2)], months, 2026)).toEqual([])
  })

  it('is refused where it rests longer than `making.months.rest` allows', () => {
    const making = { ...owner.making.value, months: { ...months, rest: [5, 9] as const } }
    const facts = { ...allFacts, making: confirmed(making), lots: confirmed(lots) }
    expect(validateOwner(facts)[0]).toBe('lots.P1-2025: los meses de reposo dan 153 días como mucho.')
  })
})

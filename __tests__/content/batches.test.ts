import { bottleDifferences, lineDifferences } from '../../src/content/bottleDifferences'
import { findBatchProblems } from '../../src/content/findBatchProblems'
import { countDays } from '../../src/content/months'
import { ownerBatches } from '../../src/content/ownerBatches'
import { confirmed, owner } from '../../src/content/owner'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'
import { products } from '../../src/content/products'
import { nameRestDays } from '../../src/content/restDays'
import { story } from '../../src/content/story'

const batches = ownerBatches.batches.value
const rest = [5, 10] as const

const withFacts = (facts: Partial<typeof allFacts>) => ({ ...allFacts, ...facts })

/** The bottle with the most of something among these. */
const mostOf = (ids: readonly (keyof typeof batches)[], of: (id: keyof typeof batches) => number) =>
  ids.toSorted((one, other) => of(other) - of(one))[0]

const idsOf = (wanted: string) => products.filter(({ line }) => line === wanted).map(({ id }) => id)

describe('the batches', () => {
  it.each([
    [{ bottles: 0, restDays: 184 }, 'batches.singani-premium-1: escribe un número entero de botellas.'],
    [{ bottles: 2.5, restDays: 184 }, 'batches.singani-premium-1: escribe un número entero de botellas.'],
    [
      { bottles: 400, restDays: 185 },
      'batches.singani-premium-1: los meses de reposo dan 184 días como mucho.',
    ],
    [
      { bottles: 400, restDays: 0 },
      'batches.singani-premium-1: los meses de reposo dan 184 días como mucho.',
    ],
  ])('%j is refused', (batch, problem) => {
    expect(findBatchProblems({ ...batches, 'singani-premium-1': batch }, rest)).toEqual([problem])
  })

  it('the months of rest give its days', () => {
    expect(countDays(rest)).toBe(184)
    expect(countDays([2, 2])).toBe(28)
    expect(countDays([1, 12])).toBe(365)
  })

  it('the page about us says the days that the bottles’ sheets say', () => {
    const days = Object.values(batches).map(({ restDays }) => restDays)
    const text = story.making.steps.find(({ name }) => name === 'El reposo')!.text
    expect(text).toContain(`: de ${Math.min(...days)} a ${Math.max(...days)} días, según la tanda.`)
  })

  it('batches that rest alike are said in one number', () => {
    const alike = Object.fromEntries(Object.keys(batches).map((id) => [id, { bottles: 400, restDays: 180 }]))
    expect(nameRestDays(alike as typeof batches)).toBe('180 días')
  })
})

describe("the owner's facts", () => {
  it.each([1899, 2027, 2025.5])('refuses grapes of the year %s', (year) => {
    expect(validateOwner(withFacts({ harvestYear: confirmed(year) }))).toEqual([
      'harvestYear: escribe un año entre 1900 y 2026.',
    ])
  })

  it('takes no batch that rests longer than its months', () => {
    const { value } = owner.making
    const making = { ...value, months: { ...value.months, rest: [5, 9] as const } }
    expect(validateOwner(withFacts({ making: confirmed(making) }))[0]).toBe(
      'batches.singani-premium-1: los meses de reposo dan 153 días como mucho.',
    )
  })
})

describe('what tells a bottle from the others', () => {
  it('agrees with the batches where it compares them', () => {
    expect(bottleDifferences['singani-premium-3']).toContain('la que más días pasó en vidrio')
    expect(mostOf(idsOf('premium'), (id) => batches[id].restDays)).toBe('singani-premium-3')
    expect(bottleDifferences['singani-premium-5']).toContain('la tanda es la más chica de todas')
    expect(mostOf([...idsOf('premium'), ...idsOf('clasico')], (id) => -batches[id].bottles)).toBe(
      'singani-premium-5',
    )
    expect(bottleDifferences['singani-clasico-2']).toContain('una semana después')
    expect(batches['singani-clasico-1'].restDays - batches['singani-clasico-2'].restDays).toBe(7)
  })

  it('each in its own way: no two begin alike', () => {
    const beginnings = Object.values(bottleDifferences).map((text) => text.split(' ').slice(0, 3).join(' '))
    expect(beginnings).toHaveLength(products.length)
    expect(new Set(beginnings).size).toBe(beginnings.length)
  })

  it('counts the Premium as they are', () => {
    expect(bottleDifferences['singani-premium-1']).toContain('las cinco Premium')
    expect(idsOf('premium')).toHaveLength(5)
    expect(bottleDifferences['singani-clasico-1']).toContain('las dos Clásico')
    expect(idsOf('clasico')).toHaveLength(2)
  })

  it('the lines differ by their still and by their price', () => {
    expect(lineDifferences.premium).toContain('el Clásico pasa una vez y cuesta 14Bs. menos.')
    expect(lineDifferences.clasico).toContain('el Premium pasa dos veces y cuesta 14Bs. más.')
  })
})

import { bottleDifferences, lineDifferences } from '../../src/content/bottleDifferences'
import type { ProductId } from '../../src/content/collection'
import { currentLot } from '../../src/content/lots'
import { products } from '../../src/content/products'

/** The bottle with the most of something among these. */
const mostOf = (ids: readonly ProductId[], of: (id: ProductId) => number) =>
  ids.toSorted((one, other) => of(other) - of(one))[0]

const idsOf = (wanted: string) => products.filter(({ line }) => line === wanted).map(({ id }) => id)
/** Whichever the year: a new lot comes on sale while the others are of the year before. */
const dayOfYear = (date: string) => Date.parse(`2024${date.slice(4)}`) / 86_400_000
const harvestDay = (id: ProductId) => dayOfYear(currentLot(id).harvest)
const restDays = (id: ProductId) => currentLot(id).restDays

describe('what tells a bottle from the others', () => {
  it('agrees with the lots on sale where it compares them', () => {
    expect(bottleDifferences['singani-premium-3']).toContain('el que más días pasó en vidrio')
    expect(mostOf(idsOf('premium'), restDays)).toBe('singani-premium-3')
    expect(bottleDifferences['singani-premium-3']).toContain('el primero que se destiló')
    expect(mostOf(idsOf('premium'), (id) => -dayOfYear(currentLot(id).distilled))).toBe('singani-premium-3')
    expect(bottleDifferences['singani-premium-4']).toContain('se cosechó al final')
    expect(mostOf(idsOf('premium'), harvestDay)).toBe('singani-premium-4')
    expect(bottleDifferences['singani-premium-5']).toContain('la tanda es la más chica de todas')
    expect(mostOf([...idsOf('premium'), ...idsOf('clasico')], (id) => -currentLot(id).bottles)).toBe(
      'singani-premium-5',
    )
    expect(bottleDifferences['singani-clasico-2']).toContain('una semana después')
    expect(harvestDay('singani-clasico-2') - harvestDay('singani-clasico-1')).toBe(7)
  })

  it('each in its own way: no two begin alike', () => {
    const beginnings = Object.values(bottleDifferences).map((text) => text.split(' ').slice(0, 3).join(' '))
    expect(beginnings).toHaveLength(products.length)
    expect(new Set(beginnings).size).toBe(beginnings.length)
  })

  it('counts the Premium as they are', () => {
    expect(bottleDifferences['singani-premium-1']).toContain('los cinco Premium')
    expect(idsOf('premium')).toHaveLength(5)
    expect(bottleDifferences['singani-clasico-1']).toContain('los dos Clásico')
    expect(idsOf('clasico')).toHaveLength(2)
  })

  it('the lines differ by their still and by their price', () => {
    expect(lineDifferences.premium).toContain('el Clásico pasa una vez y cuesta 14Bs. menos.')
    expect(lineDifferences.clasico).toContain('el Premium pasa dos veces y cuesta 14Bs. más.')
  })
})

import { findExampleProblems } from '../../src/content/findExampleProblems'
import { ownerEvents, type PriceExample } from '../../src/content/ownerEvents'

const weeks = { painting: 3, labels: 1, delivery: 1 }
const least: PriceExample = { bottles: 12, size: '50x60', price: '2.400Bs.', weeks }
const next: PriceExample = { bottles: 24, size: '50x60', price: '4.800Bs.', weeks }

describe('the examples of prices', () => {
  it('agree with each other today', () => {
    const { value } = ownerEvents.priceExamples
    expect(value).toHaveLength(3)
    expect(findExampleProblems(value)).toEqual([])
  })

  it('may cost the same for each bottle, and may be none', () => {
    expect(findExampleProblems([least, next])).toEqual([])
    expect(findExampleProblems([])).toEqual([])
  })

  it.each<[string, Partial<PriceExample>]>([
    ['not more bottles', { bottles: 12, price: '2.400Bs.' }],
    ['a smaller painting', { size: '40x30' }],
    ['a lower price', { price: '2.399Bs.' }],
    ['a dearer bottle', { price: '4.801Bs.' }],
    ['fewer weeks', { weeks: { ...weeks, painting: 2 } }],
  ])('refuse %s than the one before', (_, facts) => {
    expect(findExampleProblems([least, { ...next, ...facts }])).toEqual([
      'priceExamples.1: más botellas que en el anterior, con un cuadro y un plazo no menores, no cuestan menos, ni más por botella.',
    ])
  })

  it.each<[Partial<PriceExample>, string]>([
    [{ bottles: 1 }, 'escribe de 2 a 500 botellas.'],
    [{ bottles: 501 }, 'escribe de 2 a 500 botellas.'],
    [{ bottles: 12.5 }, 'escribe de 2 a 500 botellas.'],
    [{ size: '50x70' }, 'escribe una de estas medidas: 40x30, 50x60, 60x80.'],
    [{ price: '0Bs.' }, 'escribe un precio como «2.400Bs.».'],
    [{ price: '2400' }, 'escribe un precio como «2.400Bs.».'],
    [{ weeks: { ...weeks, labels: 0 } }, 'escribe semanas enteras, de 1 a 52.'],
  ])('refuse %j', (facts, problem) => {
    expect(findExampleProblems([{ ...least, ...facts }])).toEqual([`priceExamples.0: ${problem}`])
  })
})

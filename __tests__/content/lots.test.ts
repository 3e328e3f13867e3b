import { lotFacts, olderLotNote } from '../../src/content/lotPage'
import { currentLot, readLot, showLot } from '../../src/content/lots'
import { ownerLots, type Lot } from '../../src/content/ownerLots'
import { findProduct } from '../../src/content/products'
import { nameRestDays } from '../../src/content/restDays'
import { story } from '../../src/content/story'
import { expectSome } from '../support/expectSome'
import { lots, setLots } from '../support/ownerFixtures'

const [first, older] = lots

describe('the days of rest', () => {
  it('the page about us says those of the lots on sale', () => {
    const days = ownerLots.lots.value
      .filter((lot) => currentLot(lot.product) === lot)
      .map(({ restDays }) => restDays)
    const text = story.making.steps.find(({ name }) => name === 'El reposo')!.text
    expect(text).toContain(`: de ${Math.min(...days)} a ${Math.max(...days)} días, según la tanda.`)
  })

  it('are one number where the lots on sale agree, whatever an older one had', () => {
    const alike = lots.map((lot) => ({ ...lot, restDays: lot.id === 'P1-2024' ? 90 : 180 }))
    expect(nameRestDays(alike)).toBe('180 días')
  })
})

describe('a lot in an address', () => {
  beforeEach(() => void setLots())

  it.each([
    'P1-2025',
    'p1-2025',
    ' P1 2025 ',
    'P1–2025',
    'P12025',
    'PI-2O25',
    'lote P1-2025',
    'P1/2025',
    'Ｐ１-２０２５',
  ])('«%s» is found', (written) => {
    expect(readLot(written)).toEqual({ lot: first })
  })

  it.each([null, '', ' ', '\u00a0'])('%j names none', (written) => {
    expect(readLot(written)).toBeUndefined()
  })

  it.each([
    ['P1-2023', 'P1-2023'],
    ['-', '-'],
    ['  muchos   espacios ', 'muchos espacios'],
    ['una línea\ny otra', 'una línea y otra'],
    ['<b>P1</b>', 'b P1 /b'],
    ['\u202eP1\u200b', 'P1'],
    ['шт', ''],
    ['Un lote demasiado largo para una frase', 'Un lote demasiado largo…'],
  ])('%j is unknown, and repeated as «%s»', (written, shown) => {
    expect(readLot(written)).toEqual({ unknown: shown })
  })

  it('what is repeated is never longer than a label’s number may be, and its ellipsis', () => {
    for (const text of expectSome(['W'.repeat(400), 'é'.repeat(400)])) expect(showLot(text)).toHaveLength(25)
  })
})

describe('what is told of a lot', () => {
  const valueOf = (lot: Lot, name: string) =>
    lotFacts(lot, findProduct(lot.product)!).find((fact) => fact.name === name)?.value

  it.each([
    ['Santa Ana', 1950, 'Santa Ana, a 1.950\u00a0m'],
    [null, 980, 'A 980\u00a0m'],
    ['Santa Ana', null, 'Santa Ana'],
    [null, null, undefined],
  ])('of the village %s and %s m: %s', (village, altitude, said) => {
    expect(valueOf({ ...first, village, altitude }, 'Viñedo')).toBe(said)
  })

  it('its days, in words', () => {
    expect(valueOf({ ...first, harvest: '2025-03-01' }, 'Vendimia')).toBe('1 de marzo de 2025')
    expect(valueOf(first, 'Embotellado')).toBe('4 de noviembre de 2025')
  })

  it('which lot is on sale, of an older one alone', () => {
    setLots()
    expect(olderLotNote(first)).toBeUndefined()
    expect(olderLotNote(older)).toContain('Hoy se ofrece el lote P1-2025')
  })
})

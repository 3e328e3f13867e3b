import type { ProductId } from './collection'
import { sample, type OwnerFact } from './owner'

/** What is distilled and bottled together for one bottle of the collection. */
export interface Lot {
  /** As the label has it: capitals, figures and hyphens. */
  readonly id: string
  readonly product: ProductId
  /** Days, as `2025-03-21`. */
  readonly harvest: string
  /** Where its grapes grew; null where it is not to be told. */
  readonly village: string | null
  /** The altitude of that vineyard, in metres; null where it is not to be told. */
  readonly altitude: number | null
  readonly distilled: string
  /** In glass, between still and bottle. */
  readonly restDays: number
  readonly bottled: string
  readonly bottles: number
}

export interface OwnerLots {
  readonly lots: OwnerFact<readonly Lot[]>
  readonly bottleDifferences: OwnerFact<string>
  /** The allergens of every bottle, as its label declares them. */
  readonly allergens: OwnerFact<string>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { lots: '', differences: '', allergens: '' }
    : {
        lots: 'Escribe un registro por lote, como figura en la etiqueta: botella, vendimia, pueblo y altura (o null para no decirlos), destilación, días de reposo en vidrio, embotellado y botellas. El último embotellado de cada botella es el que se ofrece. Después, `npm run labels` dibuja el QR de cada uno.',
        differences:
          'Confirma con la bodega qué distingue a cada botella de las otras de su línea: momento de la cosecha, parcela, corte y tamaño de la tanda.',
        allergens:
          'Confirma con la bodega y la etiqueta registrada qué alérgenos se declaran, por ejemplo sulfitos.',
      }

const santaAna = { village: 'Santa Ana', altitude: 1950 } as const
const concepcion = { village: 'Valle de la Concepción', altitude: 1720 } as const

/** What only the owner knows about each bottle's singani: apart from owner.ts, so that home does not load it. */
export const ownerLots: OwnerLots = {
  lots: sample<readonly Lot[]>(
    [
      {
        id: 'P1-2025',
        product: 'singani-premium-1',
        harvest: '2025-03-21',
        ...santaAna,
        distilled: '2025-04-26',
        restDays: 181,
        bottled: '2025-11-04',
        bottles: 420,
      },
      {
        id: 'P1-2024',
        product: 'singani-premium-1',
        harvest: '2024-03-22',
        ...santaAna,
        distilled: '2024-04-25',
        restDays: 179,
        bottled: '2024-11-05',
        bottles: 390,
      },
      {
        id: 'C1-2025',
        product: 'singani-clasico-1',
        harvest: '2025-03-17',
        ...concepcion,
        distilled: '2025-04-25',
        restDays: 183,
        bottled: '2025-11-03',
        bottles: 620,
      },
      {
        id: 'P2-2025',
        product: 'singani-premium-2',
        harvest: '2025-03-22',
        village: null,
        altitude: 1980,
        distilled: '2025-04-28',
        restDays: 178,
        bottled: '2025-11-04',
        bottles: 380,
      },
      {
        id: 'C2-2025',
        product: 'singani-clasico-2',
        harvest: '2025-03-24',
        ...concepcion,
        distilled: '2025-04-28',
        restDays: 176,
        bottled: '2025-11-04',
        bottles: 560,
      },
      {
        id: 'P3-2025',
        product: 'singani-premium-3',
        harvest: '2025-03-20',
        ...santaAna,
        distilled: '2025-04-24',
        restDays: 184,
        bottled: '2025-11-03',
        bottles: 400,
      },
      {
        id: 'P4-2025',
        product: 'singani-premium-4',
        harvest: '2025-03-31',
        ...santaAna,
        distilled: '2025-04-30',
        restDays: 172,
        bottled: '2025-11-05',
        bottles: 450,
      },
      {
        id: 'P5-2025',
        product: 'singani-premium-5',
        harvest: '2025-03-25',
        village: 'Santa Ana',
        altitude: null,
        distilled: '2025-04-29',
        restDays: 175,
        bottled: '2025-11-05',
        bottles: 260,
      },
    ],
    notes.lots,
  ),
  bottleDifferences: sample('src/content/bottleDifferences.ts', notes.differences),
  allergens: sample('Ninguno declarado', notes.allergens),
}

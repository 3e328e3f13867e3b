import type { ProductId } from './collection'
import { sample, type OwnerFact } from './owner'

/** Of one bottle of the collection: what is distilled and bottled together for it. */
interface Batch {
  readonly bottles: number
  /** In glass, between still and bottle. */
  readonly restDays: number
}

export type Batches = Readonly<Record<ProductId, Batch>>

export interface OwnerBatches {
  /** Of the grapes in the bottles that are on sale. */
  readonly harvestYear: OwnerFact<number>
  readonly batches: OwnerFact<Batches>
  readonly bottleDifferences: OwnerFact<string>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { year: '', batches: '', differences: '' }
    : {
        year: 'Escribe de qué año es la uva de las botellas que hoy se ofrecen.',
        batches:
          'Escribe, para cada botella, cuántas se llenan por tanda y cuántos días reposa el singani en vidrio.',
        differences:
          'Confirma con la bodega qué distingue a cada botella de las otras de su línea: momento de la cosecha, parcela, corte y tamaño de la tanda.',
      }

/** What only the owner knows about each bottle's singani: apart from owner.ts, so that home does not load it. */
export const ownerBatches: OwnerBatches = {
  harvestYear: sample(2025, notes.year),
  batches: sample<Batches>(
    {
      'singani-premium-1': { bottles: 420, restDays: 181 },
      'singani-clasico-1': { bottles: 620, restDays: 183 },
      'singani-premium-2': { bottles: 380, restDays: 178 },
      'singani-clasico-2': { bottles: 560, restDays: 176 },
      'singani-premium-3': { bottles: 400, restDays: 184 },
      'singani-premium-4': { bottles: 450, restDays: 172 },
      'singani-premium-5': { bottles: 260, restDays: 175 },
    },
    notes.batches,
  ),
  bottleDifferences: sample('src/content/bottleDifferences.ts', notes.differences),
}

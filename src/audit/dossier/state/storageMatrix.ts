import type { StorageRow } from '../evidence/evidence'
import { storageMoments } from '../evidence/storageNames'

interface MatrixLine extends Pick<StorageRow, 'place' | 'fault' | 'method'> {
  /** One for each moment, in their order; null where nothing was observed. */
  readonly cells: readonly (StorageRow | null)[]
}

/** One line for each storage and fault, in the evidence's order. */
export function storageMatrix(rows: readonly StorageRow[]): readonly MatrixLine[] {
  const firsts = rows.filter(
    ({ place, fault }, index) =>
      rows.findIndex((row) => row.place === place && row.fault === fault) === index,
  )
  return firsts.map(({ place, fault, method }) => ({
    place,
    fault,
    method,
    cells: storageMoments.map(
      (moment) =>
        rows.find((row) => row.place === place && row.fault === fault && row.moment === moment) ?? null,
    ),
  }))
}

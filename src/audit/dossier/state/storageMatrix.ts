import type { StorageFault, StorageMoment, StoragePlaceName, StorageRow } from '../evidence/evidence'

export const momentNames = ['inicio', 'si-recordar', 'si', 'no'] as const satisfies readonly StorageMoment[]

interface MatrixLine {
  readonly place: StoragePlaceName
  readonly fault: StorageFault
  readonly method: string
  /** One for each moment, in their order; null where nobody looked. */
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
    cells: momentNames.map(
      (moment) =>
        rows.find((row) => row.place === place && row.fault === fault && row.moment === moment) ?? null,
    ),
  }))
}

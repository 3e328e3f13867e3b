import type { StorageRow } from '../evidence/evidence'
import { storageLines, storageMoments } from '../evidence/storageNames'

interface MatrixLine extends Pick<StorageRow, 'place' | 'fault'> {
  /** Spanish; empty where nothing was observed. */
  readonly method: string
  /** One for each moment, in their order; null where nothing was observed. */
  readonly cells: readonly (StorageRow | null)[]
}

type Line = Pick<StorageRow, 'place' | 'fault'>

const isSame = (one: Line) => (other: Line) => one.place === other.place && one.fault === other.fault

/** One line for each storage and fault: those that are asked for, then what else the evidence holds. */
export function storageMatrix(rows: readonly StorageRow[]): readonly MatrixLine[] {
  const lines: readonly Line[] = [...storageLines, ...rows]
  return lines
    .filter((line, index) => lines.findIndex(isSame(line)) === index)
    .map(({ place, fault }) => {
      const own = rows.filter(isSame({ place, fault }))
      return {
        place,
        fault,
        method: own[0]?.method ?? '',
        cells: storageMoments.map((moment) => own.find((row) => row.moment === moment) ?? null),
      }
    })
}

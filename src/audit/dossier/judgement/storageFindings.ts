import type { Evidence, StorageRow, StorageSnapshot } from '../evidence/evidence'
import type { StorageFault, StoragePlaceName } from '../evidence/storageNames'
import { findingOf, type Finding } from './finding'
import { storageNames } from '../evidence/storageNames'

const format = (value: string | null) => (value === null ? 'nada' : `«${value}»`)

const fields = [
  ['estado', 'status'],
  ['local', 'local'],
  ['sesión', 'session'],
  ['mensaje', 'message'],
] as const satisfies readonly (readonly [string, keyof StorageSnapshot])[]

/** The first difference between what the rules require and what was observed, as a Spanish sentence; null where there is none. */
export function storageDifference({ expected, node, chromium }: StorageRow): string | null {
  for (const [place, snapshot] of [
    ['Node', node],
    ['Chromium', chromium],
  ] as const) {
    const field = fields.find(([, key]) => snapshot[key] !== expected[key])
    if (!field) continue
    const [name, key] = field
    return `en ${place} se esperaba ${name} ${format(expected[key])} y fue ${format(snapshot[key])}.`
  }
  return null
}

const names = (place: StoragePlaceName | undefined, fault: StorageFault | undefined) =>
  [place && storageNames.places[place], fault && storageNames.faults[fault]].filter(Boolean).join(', ')

export function judgeStorage(
  { storage: { rows } }: Evidence,
  place: StoragePlaceName | undefined,
  fault: StorageFault | undefined,
): Finding {
  const selected = rows.filter((row) => (!place || row.place === place) && (!fault || row.fault === fault))
  const differences = selected.flatMap((row) => {
    const difference = storageDifference(row)
    return difference
      ? [`${names(row.place, row.fault)}, ${storageNames.moments[row.moment]}: ${difference}`]
      : []
  })
  return findingOf(selected.length, differences, `Almacenamiento ${names(place, fault) || 'completo'}`)
}

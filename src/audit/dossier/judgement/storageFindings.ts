import type { Evidence, StorageRow, StorageSnapshot } from '../evidence/evidence'
import type { StorageFault, StoragePlaceName } from '../evidence/storageNames'
import { findingOf, missing, type Finding } from './finding'
import { storageLines, storageMoments, storageNames } from '../evidence/storageNames'

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

type Line = Pick<StorageRow, 'place' | 'fault'>
type Cell = Pick<StorageRow, 'place' | 'fault' | 'moment'>

const nameOf = ({ place, fault, moment }: Cell) => `${names(place, fault)}, ${storageNames.moments[moment]}`

const unseenCells = (seen: readonly Cell[]) => {
  const names = seen.map(nameOf)
  return (line: Line) =>
    storageMoments.map((moment) => ({ ...line, moment })).filter((cell) => !names.includes(nameOf(cell)))
}

/** Every storage with every fault is asked for at every moment; a cell that nobody observed proves nothing. */
export function judgeStorage(
  { storage: { rows } }: Evidence,
  place?: StoragePlaceName,
  fault?: StorageFault,
): Finding {
  const isMeant = (one: Line) => (!place || one.place === place) && (!fault || one.fault === fault)
  const selected = rows.filter(isMeant)
  const differences = selected.flatMap((row) => {
    const difference = storageDifference(row)
    return difference ? [`${nameOf(row)}: ${difference}`] : []
  })
  const what = `Almacenamiento ${names(place, fault) || 'completo'}`
  const [unseen] = differences.length > 0 ? [] : storageLines.filter(isMeant).flatMap(unseenCells(selected))
  return unseen
    ? missing(`${what}: «${nameOf(unseen)}» no lo observó nadie.`)
    : findingOf(selected.length, differences, what)
}

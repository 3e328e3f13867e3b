import type { StorageRow } from '../../src/audit/dossier/evidence/evidence'
import { mapConcurrently } from '../shared/mapConcurrently'
import type { Collected } from './chromium/interruptions'
import type { ServedBrowser } from './chromium/servedBrowser'
import { methodOf, observeLine } from './chromium/storageVisit'
import { storageCasesByLine } from './storage/cases'
import { snapshotInNode } from './storage/snapshotInNode'

/** Every storage with every fault at every moment, in Node and in Chromium. */
export async function collectStorage(served: ServedBrowser): Promise<Collected<StorageRow>> {
  const lines = await mapConcurrently(storageCasesByLine, (line) => observeLine(served, line))
  const cells = lines.flatMap(({ items }) => items)
  const items = cells.map(async ({ cell, expected, chromium }) => {
    const { place, fault, moment, link } = cell
    const { state, snapshot } = await snapshotInNode(cell)
    return { place, fault, moment, link, method: methodOf(cell), state, expected, node: snapshot, chromium }
  })
  return {
    items: await Promise.all(items),
    interruptions: lines.flatMap(({ interruptions }) => interruptions),
  }
}

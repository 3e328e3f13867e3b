import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { compareFiles } from '../../../src/audit/dossier/evidence/verify'
import { changedHashes } from './changes'
import { isCapture } from './compareCaptures'
import type { DossierCopy } from './readCopy'
import { added, changed, removed, type ReportSection } from './report'

const ofTheRun: readonly string[] = Object.values(runFiles)

/** Other sections say what is in them. */
const told = [...ofTheRun, 'manifiesto.json', 'requisitos.json', 'atestaciones.json']

/** Files that no other section speaks of. */
export function compareOtherFiles(before: DossierCopy, after: DossierCopy): ReportSection {
  const changes = changedHashes(before.hashes, after.hashes)
  const others = (names: readonly string[]) =>
    names.filter((name) => !isCapture(name) && !told.includes(name))
  return {
    title: 'Otros archivos del expediente',
    lines: [
      ...others(changes.removed).map(removed),
      ...others(changes.added).map(added),
      ...others(changes.changed).map(changed),
    ],
  }
}

/** Every byte but those of the run, its seal and who signed it, which differ each time. */
export function isSameDossier(before: DossierCopy, after: DossierCopy): boolean {
  const changes = changedHashes(before.hashes, after.hashes)
  return Object.values(changes)
    .flat()
    .every((name) => ofTheRun.includes(name))
}

/** Files that are not as their own manifest says: what they hold proves nothing. */
export const findBrokenFiles = (copies: readonly DossierCopy[]): ReportSection => ({
  title: 'Copias dañadas',
  none: 'ninguna',
  lines: copies.flatMap(({ files, hashes, manifest }) =>
    compareFiles(
      manifest.dossier,
      { names: files.names, sha256: (name) => hashes.get(name) ?? '' },
      files.names,
    ).map((sentence) => ({ text: `${files.place}: ${sentence}` })),
  ),
})

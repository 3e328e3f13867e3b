import { changedHashes } from './changes'
import { describePictureChange } from './comparePictures'
import type { DossierCopy } from './readCopy'
import { added, removed, type ReportLine, type ReportSection } from './report'

/** The captures themselves, without the small copies that the page shows. */
export const isCapture = (name: string): boolean => /^capturas\/(?!pequenas\/).+\.png$/.test(name)

/** Those of which a byte changed, and those that one dossier has alone. */
export function captureChanges(before: DossierCopy, after: DossierCopy) {
  const captures = ({ hashes }: DossierCopy) => new Map([...hashes].filter(([name]) => isCapture(name)))
  return changedHashes(captures(before), captures(after))
}

async function changeLine(name: string, before: DossierCopy, after: DossierCopy): Promise<ReportLine> {
  try {
    const change = await describePictureChange(before.files.read(name), after.files.read(name))
    return { text: `~ ${name}: ${change}`, capture: name }
  } catch {
    return { text: `~ ${name}: una de las dos no se puede leer como imagen`, capture: name }
  }
}

/** Rejects where a file cannot be read. */
export async function compareCaptures(before: DossierCopy, after: DossierCopy): Promise<ReportSection> {
  const changes = captureChanges(before, after)
  return {
    title: 'Capturas',
    lines: [
      ...changes.removed.map(removed),
      ...changes.added.map(added),
      ...(await Promise.all(changes.changed.map((name) => changeLine(name, before, after)))),
    ],
  }
}

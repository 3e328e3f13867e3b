import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { deriveFiles } from '../seal/deriveFiles'
import type { ReadFile } from '../seal/readEvidence'
import type { Printable } from '../singleFile/singleFile'

/** The first line that is another, from 1. */
function differingLine(one: string, other: string): number {
  const [lines, others] = [one.split('\n'), other.split('\n')]
  return lines.findIndex((line, index) => line !== others[index]) + 1 || lines.length + 1
}

/** Files that do not follow from the evidence, byte for byte: Spanish sentences. */
export function compareDerived(
  read: ReadFile,
  manifest: Manifest,
  printable: Printable,
  day: string,
): string[] {
  return [...deriveFiles(read, manifest, printable, day)].flatMap(([name, derived]) => {
    const found = read(name).toString('utf8')
    if (found === derived) return []
    const line = differingLine(derived, found)
    return [`${name} no es el que resulta de la evidencia: difiere la línea ${line}.`]
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareCopies } from '../../../../../tools/dossier/diff/compareCopies'
import { formatReport } from '../../../../../tools/dossier/diff/formatReport'
import { readCopy } from '../../../../../tools/dossier/diff/readCopy'
import { writeCopy, type CopyParts } from './writeCopy'

/** The report's lines on two dossiers, of which these parts are other than in the small one. */
export async function compareWith(before: CopyParts, after: CopyParts): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'bohemia-diferencias-'))
  try {
    const copies = [writeCopy(join(root, 'a'), before), writeCopy(join(root, 'b'), after)].map(readCopy)
    return formatReport(await compareCopies(copies[0]!, copies[1]!))
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The lines under a title, without their indent. */
export const linesUnder = (report: readonly string[], title: string): readonly string[] => {
  const at = report.indexOf(title)
  const rest = report.slice(at + 1)
  const end = rest.findIndex((line) => !line.startsWith('  '))
  return at < 0 ? [] : rest.slice(0, end).map((line) => line.trim())
}

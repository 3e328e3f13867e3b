import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { derivedFiles } from '../../../src/audit/dossier/evidence/seal'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { matrixCsv } from '../matrixCsv'
import { singleFile, type Printable } from '../singleFile/singleFile'
import { inTotoStatement } from './inTotoStatement'
import { readEvidence, readRows, type ReadFile } from './readEvidence'

/**
 * The files that follow from the evidence as it was written, by name: all but the PDF, which needs a browser. `day` is
 * the run's, as `2026-11-25`.
 */
export function deriveFiles(
  read: ReadFile,
  manifest: Manifest,
  printable: Printable,
  day: string,
): ReadonlyMap<string, string> {
  const evidence = readEvidence(read)
  const rows = judge(readRows(read), evidence, day)
  return new Map([
    [derivedFiles.matrix, matrixCsv(rows)],
    [derivedFiles.printable, singleFile({ rows, evidence, manifest }, read, printable)],
    [derivedFiles.statement, inTotoStatement(rows, manifest)],
  ])
}

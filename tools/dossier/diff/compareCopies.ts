import { compareAttestations } from './compareAttestations'
import { compareCaptures } from './compareCaptures'
import { compareOtherFiles, findBrokenFiles, isSameDossier } from './compareOtherFiles'
import { compareRows } from './compareRows'
import { compareSentences } from './compareSentences'
import { compareVersions } from './compareVersions'
import { findOlderEvidence } from './findOlderEvidence'
import type { DossierCopy } from './readCopy'
import type { ReportSection } from './report'

export interface DossierDiff {
  readonly isSame: boolean
  readonly sections: readonly ReportSection[]
}

/** What changed from one dossier to the other. Rejects with a Spanish sentence where a file cannot be read. */
export const compareCopies = async (before: DossierCopy, after: DossierCopy): Promise<DossierDiff> => ({
  isSame: isSameDossier(before, after),
  sections: [
    compareVersions(before, after),
    findBrokenFiles([before, after]),
    ...compareRows(before, after),
    compareSentences(before, after),
    compareAttestations(before, after),
    await compareCaptures(before, after),
    findOlderEvidence(before, after),
    compareOtherFiles(before, after),
  ],
})

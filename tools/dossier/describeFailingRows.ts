import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { isFailing } from '../../src/audit/dossier/judgement/statuses'
import { describeSignature } from '../../src/audit/dossier/texts/formatSignature'

/** The rows that fail the command, not met or not observed: each a Spanish line with its reasons. */
export const describeFailingRows = (rows: readonly JudgedRequirement[]): string[] =>
  rows
    .filter(({ status }) => isFailing(status))
    .map((row) => {
      const { id, status, findings } = row
      const reasons = findings.filter(({ outcome }) => outcome !== 'met').map(({ detail }) => detail)
      return [`${id} · ${status}.`, ...reasons, describeSignature(row) ?? ''].join(' ').trim()
    })

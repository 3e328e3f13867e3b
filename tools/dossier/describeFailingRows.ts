import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'

/** The rows that fail the command, broken or not observed: each a Spanish line with its reasons. */
export const describeFailingRows = (rows: readonly JudgedRequirement[]): string[] =>
  rows
    .filter(({ status }) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA')
    .map(({ id, status, findings }) => {
      const reasons = findings.filter(({ outcome }) => outcome !== 'kept').map(({ detail }) => detail)
      return [`${id} · ${status}.`, ...reasons].join(' ')
    })

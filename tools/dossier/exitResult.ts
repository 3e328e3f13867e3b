import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'

/** Result of the command: a row that is broken or that nobody observed fails it, and is listed with its reasons. */
export function exitResult(rows: readonly JudgedRequirement[]): {
  readonly isKept: boolean
  readonly lines: readonly string[]
} {
  const open = rows.filter(({ status }) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA')
  return {
    isKept: open.length === 0,
    lines: open.map(({ id, status, findings }) => {
      const reasons = findings.filter(({ outcome }) => outcome !== 'kept').map(({ detail }) => detail)
      return [`${id} · ${status}.`, ...reasons].join(' ')
    }),
  }
}

import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { formatSignature } from '../../src/audit/dossier/texts/formatSignature'
import { formatState } from '../../src/audit/ui/formatState'

const byteOrderMark = '\uFEFF'

const proofsOf = ({ findings, attestation }: JudgedRequirement) => [
  ...findings.map(({ detail }) => detail),
  ...(attestation ? [formatSignature(attestation)] : []),
]

/** The head of each column, and its cell for a row. */
const columns: readonly (readonly [head: string, cell: (row: JudgedRequirement) => string])[] = [
  ['requisito', ({ id }) => id],
  ['fuente', ({ source }) => source],
  ['artículo', ({ article }) => article],
  ['lo que pide (resumen)', ({ summary }) => summary],
  ['palabras de la fuente', ({ quote }) => quote ?? ''],
  ['lo que hace el sitio', ({ implementation }) => implementation],
  ['tipo', ({ types }) => types.join(' + ')],
  ['responsable', ({ owner }) => owner],
  ['estado', ({ status }) => status],
  ['estados de la puerta', ({ states }) => states.map(formatState).join(' | ')],
  ['evidencia', (row) => row.notApplicable ?? proofsOf(row).join(' | ')],
]

// A spreadsheet would run a cell that begins so.
const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const toField = (text: string) => {
  const safe = neutral(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The matrix for a spreadsheet: UTF-8 with a byte order mark, `;` between fields (what Excel in Spanish expects). */
export function matrixCsv(rows: readonly JudgedRequirement[]): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return `${byteOrderMark}${lines.map((line) => `${line.map(toField).join(';')}\r\n`).join('')}`
}

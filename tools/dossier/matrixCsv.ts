import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { declarationLines } from '../../src/audit/dossier/texts/declarationTexts'
import { describeSignature } from '../../src/audit/dossier/texts/formatSignature'
import { formatStateId } from '../../src/audit/chart/formatChart'
import { gateChart } from '../../src/audit/gate/gateChart'

const byteOrderMark = '\uFEFF'

const declarationOf = (row: JudgedRequirement) => [
  ...declarationLines(row).map(([name, words]) => `${name}: ${words}`),
  ...row.figures,
]

/** The head of each column, and its cell for a row. */
const columns: readonly (readonly [head: string, cell: (row: JudgedRequirement) => string])[] = [
  ['requisito', ({ id }) => id],
  ['quién lo pide', ({ group }) => group],
  ['fuente', ({ source }) => source],
  ['artículo', ({ article }) => article],
  ['lo que pide (resumen)', ({ summary }) => summary],
  ['palabras de la fuente', ({ quote }) => quote ?? ''],
  ['leído de segunda mano', ({ secondHand }) => secondHand ?? ''],
  ['lo que hace el sitio', ({ implementation }) => implementation],
  ['tipo', ({ types }) => types.join(' + ')],
  ['responsable', ({ owner }) => owner],
  ['estado', ({ status }) => status],
  ['estados de la puerta', ({ states }) => states.map((id) => formatStateId(gateChart, id)).join(' | ')],
  ['desviación o juicio', (row) => declarationOf(row).join(' | ')],
  ['firma', (row) => describeSignature(row) ?? ''],
  ['evidencia', (row) => row.notApplicable ?? row.findings.map(({ detail }) => detail).join(' | ')],
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

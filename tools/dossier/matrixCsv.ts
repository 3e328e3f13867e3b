import type { JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { formatState } from '../../src/audit/ui/formatState'

const byteOrderMark = '\uFEFF'

const head = [
  'requisito',
  'fuente',
  'artículo',
  'lo que pide (resumen)',
  'palabras de la fuente',
  'lo que hace el sitio',
  'tipo',
  'responsable',
  'estado',
  'estados de la puerta',
  'evidencia',
]

// A spreadsheet would run a cell that begins so.
const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const toField = (text: string) => {
  const safe = neutral(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The matrix for a spreadsheet: UTF-8 with a byte order mark, `;` between fields (what Excel in Spanish expects). */
export function matrixCsv(rows: readonly JudgedRequirement[]): string {
  const lines = rows.map(
    ({
      id,
      source,
      article,
      summary,
      quote,
      implementation,
      types,
      owner,
      status,
      states,
      findings,
      notApplicable,
    }) => [
      id,
      source,
      article,
      summary,
      quote ?? '',
      implementation,
      types.join(' + '),
      owner,
      status,
      states.map(formatState).join(' | '),
      notApplicable ?? findings.map(({ detail }) => detail).join(' | '),
    ],
  )
  return `${byteOrderMark}${[head, ...lines].map((line) => `${line.map(toField).join(';')}\r\n`).join('')}`
}

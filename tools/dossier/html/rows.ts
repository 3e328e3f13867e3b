import { escapeXml } from '../../../src/audit/chart/escapeXml'
import type { JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import type { Status } from '../../../src/audit/dossier/judgement/statuses'
import { linkList, section } from './markup'
import type { References } from '../../../src/audit/dossier/requirements/references'

const look: Readonly<Record<Status, string>> = {
  CONFORME: 'conforme',
  'NO CONFORME': 'no-conforme',
  'SIN EVIDENCIA': 'sin-evidencia',
  'PENDIENTE DE REVISIÓN HUMANA': 'pendiente',
  'NO APLICA': 'no-aplica',
}

const typeWords = { A: 'A (automática)', B: 'B (en el navegador)', H: 'H (una persona)' } as const
const outcomes = { kept: 'Se cumple', broken: 'No se cumple', missing: 'Falta' } as const

const attested = ({ attestation, types }: JudgedRequirement) => {
  if (attestation) {
    const { verdict, reviewer, role, date, note } = attestation
    return `<li>Atestación: ${escapeXml(`${verdict}, ${reviewer} (${role}), ${date}. ${note}`)}</li>`
  }
  return types.includes('H') ? '<li>Atestación: ninguna persona la firmó todavía.</li>' : ''
}

const quoted = ({ quote }: JudgedRequirement) =>
  quote === undefined ? '' : `<blockquote lang="en">“${escapeXml(quote)}”</blockquote>\n`

function article(row: JudgedRequirement, references: References): string {
  const { anchor, name } = references.row(row.id)
  const { states, tests, captures, others } = references.of(row)
  const findings = row.findings.map(
    ({ outcome, detail }) => `<li>${outcomes[outcome]}. ${escapeXml(detail)}</li>`,
  )
  const reason = row.notApplicable ? `<li>${escapeXml(row.notApplicable)}</li>` : ''
  return `<article class="row" id="${anchor}"><div class="row__head"><h3>${name}. ${row.id}</h3><span class="status status--${look[row.status]}">${row.status}</span></div>
<p class="facts">${escapeXml(`${row.source}, ${row.article}. Tipo ${row.types.map((type) => typeWords[type]).join(' y ')}. Responsable: ${row.owner}.`)}</p>
<p><span class="mark">Se pide (resumen):</span> ${escapeXml(row.summary)}</p>
${quoted(row)}<p><span class="mark">El sitio:</span> ${escapeXml(row.deed)}</p>
<ul class="row__findings">${findings.join('')}${reason}${attested(row)}</ul>
<p class="row__links">${linkList('Estados', states)}${linkList('Pruebas', tests)}${linkList('Capturas', captures)}${linkList('Otra evidencia', others)}</p></article>`
}

/** Every requirement: what is asked, what the site does, its status, and where to see it. */
export const rowsSection = (rows: readonly JudgedRequirement[], references: References): string =>
  section('requisitos', 'Requisitos', rows.map((row) => article(row, references)).join('\n'))

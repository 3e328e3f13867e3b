import type { Chart } from '../../../src/audit/chart/chart'
import type { ChartLayout } from '../../../src/audit/chart/layout'
import { escapeXml } from '../../../src/audit/chart/escapeXml'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { countStatuses, type JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { neverClaimed } from '../../../src/audit/dossier/judgement/statuses'
import { brand } from '../../../src/content/constants'
import type { CapturedFile } from '../chromium/captures'
import type { SourceVersion } from '../sourceVersion'
import { capturesSection } from './captures'
import { looksSection, testsSection, textsSection } from './evidenceTables'
import { requestsSection } from './requestTables'
import { referencesOf } from '../../../src/audit/dossier/requirements/references'
import { rowsSection } from './rows'
import { statesSection } from './states'
import { storageSection } from './storageTable'
import { dossierCss } from './style'

export interface DossierContent {
  readonly rows: readonly JudgedRequirement[]
  readonly evidence: Evidence
  readonly captures: readonly CapturedFile[]
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly version: SourceVersion
}

const chapters = [
  ['requisitos', 'Requisitos'],
  ['estados', 'Estados de la puerta'],
  ['pruebas', 'Pruebas'],
  ['capturas', 'Capturas'],
  ['observaciones', 'Observaciones'],
  ['almacenamiento', 'Almacenamiento'],
  ['textos', 'Textos legales'],
  ['red', 'Peticiones antes de SÍ'],
] as const

const sayVersion = ({ commit, hasChanges }: SourceVersion) =>
  commit === null
    ? 'fuera de control de versiones'
    : `${commit}${hasChanges ? ', con cambios sin registrar' : ''}`

const cover = ({ rows, version }: DossierContent) => `<header class="cover">
<p class="cover__eyebrow">${brand}</p>
<h1>Expediente de cumplimiento</h1>
<p class="cover__lead">Para control de calidad y auditoría: contiene capturas del sitio que está detrás de la puerta.</p>
<p class="cover__lead">De lo que piden la ley, los códigos de conducta y la especificación, al estado de la puerta, a la prueba que lo ejercitó y a la captura. Los estados salen de la evidencia observada; nadie los escribió a mano. Los resúmenes están en palabras nuestras: de la ley vale el texto oficial. La mayoría de edad es declarada por quien visita.</p>
<p class="cover__lead">Versión del código: ${sayVersion(version)}. Para comprobar este expediente: node verificar.mjs</p>
<dl class="counts">${countStatuses(rows)
  .map(([status, count]) => `<div><dt>${status}</dt><dd>${count}</dd></div>`)
  .join('')}</dl>
<h2>Lo que este expediente nunca afirma</h2>
<ul>${neverClaimed.map((sentence) => `<li>${escapeXml(sentence)}</li>`).join('')}</ul>
<nav aria-label="Contenido"><h2>Contenido</h2><ul>${chapters.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
</header>`

/** `expediente.html`: one file that asks nothing of anybody, for screen and paper. */
export async function dossierHtml(content: DossierContent): Promise<string> {
  const { rows, evidence, captures, chart, layout } = content
  const references = referencesOf(rows, evidence)
  const sections = [
    rowsSection(rows, references),
    statesSection(chart, layout, evidence, references),
    testsSection(references),
    await capturesSection(captures, references),
    looksSection(evidence, references),
    storageSection(evidence, references),
    textsSection(evidence, references),
    requestsSection(evidence, references),
  ]
  return `<!doctype html>
<html lang="es-BO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Expediente de cumplimiento | ${brand}</title>
<style>${dossierCss()}</style>
</head>
<body>
${cover(content)}
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import type { JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { referencesOf } from '../../../src/audit/dossier/requirements/references'
import { singleFileTexts } from '../../../src/audit/dossier/texts/dossierTexts'
import { sealTexts } from '../../../src/audit/dossier/texts/sealTexts'
import { brand } from '../../../src/content/constants'
import type { ReadFile } from '../seal/readEvidence'
import type * as markup from './markup'
import { thumbnailPlace, thumbnailSize } from './thumbnails'

/** The chapters and their styles, bundled (bundle.ts). */
export interface Printable {
  readonly singleFileMarkup: typeof markup.singleFileMarkup
  readonly css: string
}

interface SingleFileContent {
  readonly rows: readonly JudgedRequirement[]
  readonly evidence: Evidence
  readonly manifest: Manifest
}

/** On every sheet of paper. */
const footer = (root: string) =>
  `@page{@bottom-center{content:'${sealTexts.root}: ${root}';font:6.5pt Archivo,Arial,sans-serif}}`

/**
 * `expediente.html`: the dossier's chapters in one file that makes no requests, for screen and paper. `read` gives the
 * small copies of the captures; the full pictures lie beside the file in `capturas/`.
 */
export function singleFile(
  { rows, evidence, manifest }: SingleFileContent,
  read: ReadFile,
  { singleFileMarkup, css }: Printable,
): string {
  const screens = new Map(evidence.results.captures.map(({ file, screen }) => [file, screen]))
  const captureOf = (file: string) => {
    const screen = screens.get(file)
    if (!screen) throw new Error(`Falta la captura ${file}.`)
    const src = `data:image/webp;base64,${read(thumbnailPlace(file)).toString('base64')}`
    return { src, ...thumbnailSize(screen) }
  }
  const dossier = { rows, evidence, references: referencesOf(rows, evidence) }
  return `<!doctype html>
<html lang="es-BO" class="lab-page" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${singleFileTexts.title} | ${brand}</title>
<style>${css}
${footer(manifest.raiz)}</style>
</head>
<body>
${singleFileMarkup({ dossier, version: manifest, captureOf })}
</body>
</html>
`
}

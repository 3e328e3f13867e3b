import sharp from 'sharp'
import { referencesOf } from '../../../src/audit/dossier/requirements/references'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import type { JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { singleFileTexts } from '../../../src/audit/dossier/texts/dossierTexts'
import { brand } from '../../../src/content/constants'
import type { CapturedFile } from '../chromium/captures'
import type { SourceVersion } from '../../build/version/sourceVersion'
import { bundleChapters } from './bundle'

const widths = { phone: 300, desktop: 640 } as const

/** A small copy; the full picture lies beside the file in `capturas/`. */
async function smallCopy({ file, screen, png }: CapturedFile) {
  const small = sharp(png).resize({ width: widths[screen] })
  const { data, info } = await small.webp({ quality: 78 }).toBuffer({ resolveWithObject: true })
  const src = `data:image/webp;base64,${data.toString('base64')}`
  return [file, { src, width: info.width, height: info.height }] as const
}

interface SingleFileContent {
  readonly rows: readonly JudgedRequirement[]
  readonly evidence: Evidence
  readonly captures: readonly CapturedFile[]
  readonly version: SourceVersion
}

/** `expediente.html`: the dossier's chapters in one file that makes no requests, for screen and paper. */
export async function singleFile({ rows, evidence, captures, version }: SingleFileContent): Promise<string> {
  const [{ singleFileMarkup, css }, copies] = await Promise.all([
    bundleChapters(),
    Promise.all(captures.map(smallCopy)),
  ])
  const pictures = new Map(copies)
  const captureOf = (file: string) => {
    const picture = pictures.get(file)
    if (!picture) throw new Error(`Falta la captura ${file}.`)
    return picture
  }
  const dossier = { rows, evidence, references: referencesOf(rows, evidence) }
  return `<!doctype html>
<html lang="es-BO" class="lab-page" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${singleFileTexts.title} | ${brand}</title>
<style>${css}</style>
</head>
<body>
${singleFileMarkup({ dossier, version, captureOf })}
</body>
</html>
`
}

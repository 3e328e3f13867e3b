import { judge, type JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { requirements } from './requirements/requirements'
import { evidenceJson, evidenceParts } from '../../src/audit/dossier/evidence/evidenceJson'
import type { Collected } from './collect'
import { singleFile } from './singleFile/singleFile'
import type { SourceVersion } from './sourceVersion'
import { matrixCsv } from './matrixCsv'
import { verifierScript } from './verifier/bundle'

export interface DossierFiles {
  readonly rows: readonly JudgedRequirement[]
  /** Name in `auditoria/expediente/` → content; manifest and run are added when all are there. */
  readonly files: ReadonlyMap<string, string | Buffer>
}

/** Everything but the manifest and the run: the same bytes for the same evidence, while nothing signed runs out. `day` of the run as `2026-11-25`. */
export async function dossierFiles(
  { evidence, captures }: Collected,
  version: SourceVersion,
  day: string,
): Promise<DossierFiles> {
  const rows = judge(requirements, evidence, day)
  const html = await singleFile({ rows, evidence, captures, version })
  const files = new Map<string, string | Buffer>([
    ['requisitos.json', evidenceJson({ requirements: rows })],
    ...evidenceParts.map(([part, name]) => [name, evidenceJson(evidence[part])] as const),
    ['matriz.csv', matrixCsv(rows)],
    ['expediente.html', html],
    ['verificar.mjs', verifierScript()],
  ])
  for (const { file, png } of captures) files.set(`capturas/${file}`, png)
  return { rows, files }
}

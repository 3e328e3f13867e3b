import { judge, type JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { requirements } from '../../src/audit/dossier/requirements/requirements'
import { canonicalJson } from '../../src/audit/dossier/evidence/canonicalJson'
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

/** Everything but the manifest and the run: the same bytes for the same evidence. */
export async function dossierFiles(
  { evidence, captures }: Collected,
  version: SourceVersion,
): Promise<DossierFiles> {
  const rows = judge(requirements, evidence)
  const html = await singleFile({ rows, evidence, captures, version })
  const files = new Map<string, string | Buffer>([
    ['requisitos.json', canonicalJson({ requirements: rows })],
    ['maquina.json', canonicalJson(evidence.machine)],
    ['observado.json', canonicalJson(evidence.observed)],
    ['resultados.json', canonicalJson(evidence.results)],
    ['almacenamiento.json', canonicalJson(evidence.storage)],
    ['textos.json', canonicalJson(evidence.texts)],
    ['red.json', canonicalJson(evidence.requests)],
    ['atestaciones.json', canonicalJson(evidence.attestations)],
    ['matriz.csv', matrixCsv(rows)],
    ['expediente.html', html],
    ['verificar.mjs', verifierScript()],
  ])
  for (const { file, png } of captures) files.set(`capturas/${file}`, png)
  return { rows, files }
}

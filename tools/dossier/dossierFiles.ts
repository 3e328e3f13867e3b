import { judge, type JudgedRequirement } from '../../src/audit/dossier/judgement/judge'
import { requirements } from './requirements/requirements'
import { evidenceJson, evidenceParts } from '../../src/audit/dossier/evidence/evidenceJson'
import type { Manifest } from '../../src/audit/dossier/evidence/manifestSchemas'
import type { SourceVersion } from '../build/version/sourceVersion'
import type { Collected } from './collect'
import { deriveFiles } from './seal/deriveFiles'
import { rootOf } from './seal/seal'
import { bundleChapters } from './singleFile/bundle'
import { makeThumbnails } from './singleFile/makeThumbnails'
import { verifierScript } from './verifier/bundle'
import { canonOf } from './verifier/canon'
import { fingerprint } from '../shared/fingerprint'
import type { Verifier } from './verifier/verifyFolder'

export type Files = ReadonlyMap<string, string | Buffer>

export interface DossierFiles {
  readonly rows: readonly JudgedRequirement[]
  /** Name in `auditoria/expediente/` → content; manifest and run are added when all are there. */
  readonly files: Files
  readonly root: string
  /** What checks them. */
  readonly verifier: Verifier
}

export const hashesOf = (files: Files): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([name, content]) => [name, fingerprint(content)]))

/**
 * Everything but the PDF, the manifest and the run: the same bytes for the same evidence, while nothing signed runs out.
 * `site` holds the hashes of the built site's files; `day` is the run's, as `2026-11-25`.
 */
export async function dossierFiles(
  { evidence, captures }: Collected,
  version: SourceVersion,
  site: Manifest['site'],
  day: string,
): Promise<DossierFiles> {
  const rows = judge(requirements, evidence, day)
  const printable = await bundleChapters()
  const canon = canonOf(requirements, evidence)
  const script = await verifierScript(canon, printable.css)
  const files: Files = new Map<string, string | Buffer>([
    ['requisitos.json', evidenceJson({ requirements: rows })],
    ...evidenceParts.map(([part, name]) => [name, evidenceJson(evidence[part])] as const),
    ['verificar.mjs', script],
    ...captures.map(({ file, png }) => [`capturas/${file}`, png] as const),
    ...(await makeThumbnails(captures)),
  ])
  const rooted = { ...version, dossier: hashesOf(files), site }
  const root = rootOf(rooted)
  const derived = deriveFiles(
    (name) => Buffer.from(files.get(name) ?? ''),
    { ...rooted, raiz: root },
    printable,
    day,
  )
  return { rows, files: new Map([...files, ...derived]), root, verifier: { script, canon, printable } }
}

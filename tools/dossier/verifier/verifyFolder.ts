import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isDossierFile } from '../../../src/audit/addresses'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { evidenceParts, parseEvidenceJson } from '../../../src/audit/dossier/evidence/evidenceJson'
import { dayOf } from '../../../src/audit/dossier/judgement/day'
import { countStatuses, judge } from '../../../src/audit/dossier/judgement/judge'
import {
  compareConclusions,
  compareFiles,
  compareFingerprints,
  type HashedFiles,
} from '../../../src/audit/dossier/evidence/verify'
import { compareWords } from '../../../src/audit/dossier/evidence/verifyWords'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import type { StatedRequirement } from '../../../src/audit/dossier/requirements/requirement'
import { fingerprint, parseFingerprinted } from './fingerprintedFile'

interface RequirementsFile {
  readonly requirements: readonly StatedRequirement[]
}

type Read = (name: string) => string

function hashedFilesIn(root: string, isOurs: (name: string) => boolean): HashedFiles {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(isOurs)
  return { names, sha256: (name) => fingerprint(readFileSync(join(root, name))) }
}

const evidenceOf = (read: Read) =>
  Object.fromEntries(
    evidenceParts.map(([part, name]) => [part, parseEvidenceJson(read(name))]),
  ) as unknown as Evidence

function checkSeals(read: Read): { readonly manifest: Manifest; readonly day: string } {
  const manifest = parseFingerprinted('manifiesto.json', read('manifiesto.json')) as Manifest
  const run = parseFingerprinted('ejecucion.json', read('ejecucion.json')) as {
    readonly manifiesto?: unknown
    readonly inicio?: unknown
  }
  if (run.manifiesto !== fingerprint(read('manifiesto.json'))) {
    throw new Error('ejecucion.json es de otra corrida: no nombra este manifiesto.json.')
  }
  return { manifest, day: dayOf(String(run.inicio)) }
}

// Without the site beside it only the dossier is checked, with a message.
function checkSite({ site }: Manifest, siteFolder: string): string[] {
  if (!existsSync(join(siteFolder, 'index.html')) && !existsSync(join(siteFolder, 'assets'))) {
    console.log('El sitio no está junto al expediente: se comprueban solo los archivos del expediente.')
    return []
  }
  return compareFiles(
    site,
    hashedFilesIn(siteFolder, (name) => !isDossierFile(name)),
  )
}

function differencesIn(folder: string): string[] {
  const read: Read = (name) => readFileSync(join(folder, name), 'utf8')
  const { manifest, day } = checkSeals(read)
  const files = hashedFilesIn(folder, () => true)
  const changed = compareFiles(manifest.dossier, files, ['manifiesto.json', 'ejecucion.json'])
  if (changed.length > 0) return changed
  const evidence = evidenceOf(read)
  const { requirements: rows } = parseEvidenceJson(read('requisitos.json')) as RequirementsFile
  for (const [status, count] of countStatuses(judge(rows, evidence, day))) console.log(`${status}: ${count}`)
  return [
    ...checkSite(manifest, join(folder, '../..')),
    ...compareWords(rows, fingerprint),
    ...compareConclusions(rows, evidence, day),
    ...compareFingerprints(evidence, files, fingerprint),
  ]
}

/** Checks the dossier in `folder` and prints the result in Spanish; false where one file was changed. */
export function verifyFolder(folder: string): boolean {
  try {
    const differences = differencesIn(folder)
    differences.forEach((difference) => console.error(difference))
    if (differences.length > 0) return false
    console.log('Todo coincide: ningún archivo cambió y cada estado sigue de la evidencia.')
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return false
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dossierPlace, isDossierFile } from '../../src/audit/addresses'
import type { Manifest, Run } from '../../src/audit/dossier/evidence/manifestSchemas'
import { runFiles } from '../../src/audit/dossier/evidence/seal'
import { filesIn } from '../build/builtSite'
import type { SourceVersion } from '../build/version/sourceVersion'
import { writeHostFiles } from '../hosts/writeHostFiles'
import { fingerprint, fingerprintFiles } from '../shared/fingerprint'
import { hashesOf, type Files } from './dossierFiles'
import { rootOf, sealOf, sealText } from './seal/seal'
import { writeSigning } from './seal/signing'
import { formatFingerprinted } from './verifier/fingerprintedFile'

/** SHA-256 of each file of the built site, without the dossier's. */
export const siteHashes = (folder: string): Manifest['site'] =>
  fingerprintFiles(
    folder,
    filesIn(folder).filter((file) => !isDossierFile(file)),
  )

/** What a run states of itself. */
export type RunFacts = Omit<Run, 'manifiesto' | 'sello'>

/** Manifest, run and seal of the files that lie in the dossier's folder `target`. */
function writeSeals(target: string, rooted: Omit<Manifest, 'raiz'>, facts: RunFacts) {
  const raiz = rootOf(rooted)
  const manifest = formatFingerprinted({ ...rooted, raiz } satisfies Manifest)
  const run = { ...facts, manifiesto: fingerprint(manifest) }
  const sello = sealOf(raiz, run)
  writeFileSync(join(target, 'manifiesto.json'), manifest)
  writeFileSync(join(target, runFiles.run), formatFingerprinted({ ...run, sello } satisfies Run))
  writeFileSync(join(target, runFiles.seal), sealText(sello))
  writeSigning(target)
}

/** Writes the dossier into the built site's folder, in place of an earlier one; `facts` are what differs each time. */
export function writeDossier(folder: string, files: Files, version: SourceVersion, facts: RunFacts) {
  const target = join(folder, dossierPlace)
  rmSync(target, { recursive: true, force: true })
  for (const [name, content] of files) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), content)
  }
  // The dossier's page has a policy of its own.
  writeHostFiles(folder)
  writeSeals(target, { ...version, dossier: hashesOf(files), site: siteHashes(folder) }, facts)
}

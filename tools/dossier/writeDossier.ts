import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dossierPlace, isDossierFile } from '../../src/audit/addresses'
import type { Manifest } from '../../src/audit/dossier/evidence/manifestSchemas'
import { filesIn } from '../build/builtSite'
import { writeHostFiles } from '../hosts/writeHostFiles'
import type { DossierFiles } from './dossierFiles'
import type { SourceVersion } from '../build/version/sourceVersion'
import { fingerprint, formatFingerprinted } from './verifier/fingerprintedFile'

const siteHashes = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => !isDossierFile(file))
      .map((file) => [file, fingerprint(readFileSync(join(folder, file)))]),
  )

/** Writes the dossier into the built site's folder, in place of an earlier one; `run` is what differs each time. */
export function writeDossier(
  folder: string,
  { files }: DossierFiles,
  version: SourceVersion,
  run: Readonly<Record<string, string>>,
) {
  const target = join(folder, dossierPlace)
  rmSync(target, { recursive: true, force: true })
  for (const [name, content] of files) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    writeFileSync(join(target, name), content)
  }
  // The dossier's page has a policy of its own.
  writeHostFiles(folder)
  const dossier = Object.fromEntries([...files].map(([name, content]) => [name, fingerprint(content)]))
  const manifest = formatFingerprinted({ ...version, dossier, site: siteHashes(folder) } satisfies Manifest)
  writeFileSync(join(target, 'manifiesto.json'), manifest)
  writeFileSync(
    join(target, 'ejecucion.json'),
    formatFingerprinted({ ...run, manifiesto: fingerprint(manifest) }),
  )
}

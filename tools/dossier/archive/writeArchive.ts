import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { archivePlace, dossierPlace, isArchive } from '../../../src/audit/addresses'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { filesIn } from '../../build/builtSite'
import { fingerprint } from '../verifier/fingerprintedFile'
import { readMe } from './readMe'
import { zipFiles } from './zipFiles'

type StatedManifest = Pick<Manifest, 'commit' | 'hasChanges'> & { readonly raiz?: unknown }

/**
 * Writes the dossier of the built site in `folder` as one ZIP beside it, in place of earlier ones, and returns its name
 * in that folder. The dossier must be complete: seals that are added later are not in it.
 */
export function writeArchive(folder: string): string {
  const source = resolve(folder, dossierPlace)
  const files = new Map<string, Buffer>(
    filesIn(source).map((name) => [`expediente/${name}`, readFileSync(join(source, name))]),
  )
  const manifest = readFileSync(join(source, 'manifiesto.json'), 'utf8')
  const stated = JSON.parse(manifest) as StatedManifest
  const root = typeof stated.raiz === 'string' ? stated.raiz : null
  files.set('LEEME.txt', Buffer.from(readMe(stated, { manifest: fingerprint(manifest), root })))

  for (const name of filesIn(folder).filter(isArchive)) rmSync(join(folder, name))
  const archive = archivePlace(stated.commit)
  writeFileSync(join(folder, archive), zipFiles(files))
  return archive
}

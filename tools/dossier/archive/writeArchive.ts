import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { archivePlace, dossierPlace, isKept, rootPlace } from '../../../src/audit/addresses'
import type { Manifest, Run, Signing } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { filesIn } from '../../build/builtSite'
import { formatRootFile } from '../seal/rootFile'
import { fingerprint } from '../../shared/fingerprint'
import { parseFingerprinted } from '../verifier/fingerprintedFile'
import { readMe } from './readMe'
import { zipFiles } from './zipFiles'

/** What is kept of a dossier, as names in the site's folder, and the hashes to hand over apart from it. */
export interface KeptDossier {
  readonly archive: string
  readonly rootFile: string
  readonly root: string
  readonly seal: string
  /** SHA-256 of verificar.mjs. */
  readonly verifier: string
}

/**
 * Writes the dossier of the built site in `folder` as one ZIP beside it, and its root hash with the list that it covers,
 * in place of earlier ones. The dossier must be complete: what is added to it later is not in them.
 */
export function writeArchive(folder: string): KeptDossier {
  const source = resolve(folder, dossierPlace)
  const read = (name: string) => readFileSync(join(source, name))
  const json = (name: string): unknown => JSON.parse(read(name).toString('utf8'))
  const manifest = json('manifiesto.json') as Manifest
  const run = parseFingerprinted(runFiles.run, read(runFiles.run).toString('utf8')) as Run
  const signing = json(runFiles.signing) as Signing
  const hashes = {
    root: manifest.raiz,
    seal: run.sello,
    verifier: fingerprint(read('verificar.mjs')),
    manifest: fingerprint(read('manifiesto.json')),
  }
  const files = new Map<string, Buffer>(filesIn(source).map((name) => [`expediente/${name}`, read(name)]))
  files.set('LEEME.txt', Buffer.from(readMe(manifest, hashes, signing)))

  for (const name of filesIn(folder).filter(isKept)) rmSync(join(folder, name))
  const [archive, rootFile] = [archivePlace(manifest.commit), rootPlace(manifest.commit)]
  writeFileSync(join(folder, archive), zipFiles(files))
  writeFileSync(join(folder, rootFile), formatRootFile(manifest, run, hashes.verifier))
  return { archive, rootFile, ...hashes }
}

/** What the commands print of it: Spanish lines. */
export const describeKept = ({ archive, rootFile, root, seal, verifier }: KeptDossier): readonly string[] => [
  `Huella raíz: ${root}`,
  `Sello: ${seal}`,
  `Huella de verificar.mjs: ${verifier}`,
  `Para guardarlo: dist/${archive}; para entregarlo aparte: dist/${rootFile}`,
]

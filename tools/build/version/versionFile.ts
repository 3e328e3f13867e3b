import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import { isDossierFile, versionPlace } from '../../../src/audit/addresses'
import { filesWrittenAgain } from '../../../src/shared/filesReadByHosts'
import { fingerprintFiles } from '../../shared/fingerprint'
import { filesIn } from '../builtSite'
import { sourceVersion } from './sourceVersion'

const text = v.string()

const versionFile = v.object({
  commit: v.nullable(text),
  commitDate: v.nullable(text),
  hasChanges: v.boolean(),
  lockfile: text,
  sources: text,
  /** File of the built site → SHA-256 of its bytes. */
  site: v.record(text, text),
})

export type BuildVersion = v.InferOutput<typeof versionFile>

const afterwards: readonly string[] = [...filesWrittenAgain, versionPlace]

/** SHA-256 of each file that the build made, but for those that are written anew with a dossier. */
export const builtHashes = (folder: string): Readonly<Record<string, string>> =>
  fingerprintFiles(
    folder,
    filesIn(folder).filter((name) => !isDossierFile(name) && !afterwards.includes(name)),
  )

/** Writes `auditoria/version.json` into the built site, beside its last file. */
export function writeVersion(folder: string): void {
  const version = { ...sourceVersion(), site: builtHashes(folder) } satisfies BuildVersion
  writeFileSync(join(folder, versionPlace), canonicalJson(version))
}

/** Null where the site has none, or one of another shape. */
export function readVersion(folder: string): BuildVersion | null {
  try {
    return v.parse(versionFile, JSON.parse(readFileSync(join(folder, versionPlace), 'utf8')))
  } catch {
    return null
  }
}

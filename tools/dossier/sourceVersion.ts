import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Manifest } from '../../src/audit/dossier/evidence/manifestSchemas'
import { fingerprint } from './verifier/fingerprintedFile'

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

export type SourceVersion = Pick<Manifest, 'commit' | 'hasChanges' | 'lockfile'>

/** The version of the observed code. Outside version control the commit is null. */
export const sourceVersion = (): SourceVersion => ({
  commit: git('rev-parse', 'HEAD'),
  hasChanges: git('status', '--porcelain') !== '',
  lockfile: fingerprint(readFileSync('package-lock.json')),
})

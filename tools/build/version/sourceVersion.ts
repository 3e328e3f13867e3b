import { readFileSync } from 'node:fs'
import { fingerprint } from '../../shared/fingerprint'
import { git } from './git'
import { sourceFiles } from './sourceFiles'

export interface SourceVersion {
  /** Null outside version control. */
  readonly commit: string | null
  /** When the commit was made, with its time zone: `2026-11-25T04:58:36-04:00`. */
  readonly commitDate: string | null
  /** Files differed from the commit. */
  readonly hasChanges: boolean
  /** SHA-256 of package-lock.json. */
  readonly lockfile: string
  /** SHA-256 over name and SHA-256 of every file that the build may read. */
  readonly sources: string
}

const hashSources = () =>
  fingerprint(
    sourceFiles()
      .map((name) => `${fingerprint(readFileSync(name))}  ${name}\n`)
      .join(''),
  )

/** The version of the code in the current folder. */
export const sourceVersion = (): SourceVersion => ({
  commit: git('rev-parse', 'HEAD'),
  commitDate: git('log', '-1', '--format=%cI'),
  hasChanges: git('status', '--porcelain') !== '',
  lockfile: fingerprint(readFileSync('package-lock.json')),
  sources: hashSources(),
})
